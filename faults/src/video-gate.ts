import type { RenditionObject } from '@danube/server/modules/videos/rendition-object.ts';
import { forgeLinks } from './forged-links.ts';
import { expectAtLeast, expectAtMost, expectNone, type Scenario } from './scenario.ts';
import type { Stage } from './stage.ts';
import { callProcedure, sendRequest, signIn } from './visitor.ts';

const concurrency = 16;
/** A segment requested again is signed again, so links can be short-lived. */
const maxLinkSeconds = 300;
/** The seed's small video has ten frames per second. */
const frameSeconds = 0.1;

/**
 * Without a session nobody gets a byte of a full video: not through playlists, segments or storage.
 */
export const videoGate: Scenario = {
  name: 'video-gate',
  needs: 'shared',
  async run(stage) {
    const linkCount = stage.isShort ? 100 : 1_000;
    const [copy] = await stage.startCopies(1);
    if (!copy) throw new Error('a copy is needed');
    const films = await findVideos(stage);
    const closed = films.flatMap(closedAddresses).map((path) => `${copy.url}${path}`);
    const direct = films.flatMap((film) => objectAddresses(stage, film));
    const cookie = await signIn(copy.url, 'member');
    const link = await linkOf(closed.find((url) => url.endsWith('.m4s')) ?? '', cookie);
    const attempts = forgeLinks({ link, uploadLink: link, foreign: [], count: linkCount }).filter(
      ({ url, method }) => url !== link || method !== 'GET',
    );
    const before = await statusOf(closed[0] ?? '', { cookie });
    await callProcedure(copy.url, 'identity/signOut', { cookie });
    const after = await Promise.all(closed.slice(0, 20).map((url) => statusOf(url, { cookie })));
    return [
      expectAtLeast(films.length * 30, 'addresses of full films', [closed.length, '']),
      expectNone('of them opened to a visitor', await findOpened(closed, {})),
      expectNone('opened by a part of it', await findOpened(closed, { range: 'bytes=0-1023' })),
      expectNone('opened by a forged cookie', await findOpened(closed, { cookie: forgedCookie })),
      expectNone('objects opened at the storage', await findOpened(direct, {})),
      expectAtLeast(linkCount, 'forged links tried', [attempts.length, '']),
      expectNone('of them opened something', await findForged(attempts)),
      expectAtMost(maxLinkSeconds, 'a link lives', [expirySecondsOf(link), ' s']),
      expectAtMost(0, 'difference of a member’s answer to 200', [before - 200, '']),
      expectNone(
        'opened after the session ended',
        after.filter((status) => status !== 401).map(String),
      ),
      expectAtMost(frameSeconds, 'difference of the previews to 90 s', [
        Math.max(...(await Promise.all(films.map((film) => previewLengthError(copy.url, film))))),
        ' s',
      ]),
    ];
  },
};

const forgedCookie = 'session=forged.forged';

type PreparedVideo = {
  readonly id: string;
  readonly folder: string;
  readonly take: string;
  readonly renditions: readonly { name: string; objects: readonly RenditionObject[] }[];
};

export async function findVideos(stage: Stage): Promise<PreparedVideo[]> {
  const rows = await stage.query<
    Omit<PreparedVideo, 'renditions'> & { name: string; objects: RenditionObject[] }
  >(
    `select video.id, folder, video.take, name, objects from videos video
     join video_renditions size on size.video_id = video.id and size.take = video.take
     where published_at <= now()`,
  );
  const films = Map.groupBy(rows, ({ id }) => id);
  return [...films.values()].flatMap((renditions) => {
    const [first] = renditions;
    return first ? [{ id: first.id, folder: first.folder, take: first.take, renditions }] : [];
  });
}

function closedAddresses({ id, renditions }: PreparedVideo): string[] {
  const at = `/media/videos/${id}`;
  const full = renditions.filter(({ name }) => name !== 'preview');
  return [
    `${at}/full.m3u8`,
    `${at}/fallback.mp4`,
    ...full.flatMap(({ name, objects }) => [
      `${at}/full/${name}/index.m3u8`,
      ...objects.map((object) => `${at}/full/${name}/${object.name}`),
    ]),
  ];
}

function objectAddresses(stage: Stage, { folder, take, renditions }: PreparedVideo): string[] {
  const bucket = `${stage.env.S3_ENDPOINT}/${stage.env.S3_BUCKET}`;
  return [
    `${bucket}/${folder}.mp4`,
    `${bucket}?list-type=2&prefix=${folder}`,
    ...renditions.flatMap(({ name, objects }) =>
      objects.map((object) => `${bucket}/${folder}/${take}/${name}/${object.name}`),
    ),
  ];
}

async function linkOf(url: string, cookie: string): Promise<string> {
  const answer = await fetch(url, { headers: { cookie }, redirect: 'manual' });
  return answer.headers.get('location') ?? '';
}

function expirySecondsOf(link: string): number {
  return Number(new URL(link).searchParams.get('X-Amz-Expires') ?? Number.NaN);
}

async function statusOf(url: string, headers: Record<string, string>): Promise<number> {
  const answer = await fetch(url, { headers, redirect: 'manual' });
  await answer.arrayBuffer();
  return answer.status;
}

/** Only 401 and 403 count as rejections; a redirect would be a way in. */
async function findOpened(
  urls: readonly string[],
  headers: Record<string, string>,
): Promise<string[]> {
  const opened: string[] = [];
  for (let at = 0; at < urls.length; at += concurrency) {
    const some = urls.slice(at, at + concurrency);
    const statuses = await Promise.all(some.map((url) => statusOf(url, headers)));
    for (const [index, status] of statuses.entries()) {
      if (status !== 401 && status !== 403) opened.push(`${status} ${some[index]}`);
    }
  }
  return opened;
}

async function findForged(attempts: ReturnType<typeof forgeLinks>): Promise<string[]> {
  const opened: string[] = [];
  for (let at = 0; at < attempts.length; at += concurrency) {
    const some = attempts.slice(at, at + concurrency);
    const statuses = await Promise.all(
      some.map(async ({ url, method }) => {
        const body = method === 'PUT' || method === 'POST' ? 'forged' : undefined;
        const answer = await fetch(url, { method, body, redirect: 'manual' });
        await answer.arrayBuffer();
        return answer.status;
      }),
    );
    for (const [index, status] of statuses.entries()) {
      if (status < 400 || status >= 500) opened.push(`${some[index]?.title}: ${status}`);
    }
  }
  return opened;
}

async function previewLengthError(copyUrl: string, { id }: PreparedVideo): Promise<number> {
  const { body } = await sendRequest(`${copyUrl}/media/videos/${id}/preview.m3u8`);
  const lengths = [...body.matchAll(/#EXTINF:([\d.]+)/g)].map(([, seconds]) => Number(seconds));
  return Math.abs(lengths.reduce((sum, seconds) => sum + seconds, 0) - 90);
}
