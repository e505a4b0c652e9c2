import { setTimeout as sleep } from 'node:timers/promises';
import { authSecret } from '@danube/e2e/product.ts';
import { compose } from '@danube/server/compose.ts';
import { drawSmallFilm } from '@danube/server/development/draw-small-film.ts';
import { readEnvironment } from '@danube/server/env.ts';
import type { RenditionObject } from '@danube/server/modules/videos/rendition-object.ts';
import { createLogger } from '@danube/server/platform/logger.ts';
import { openChance } from './chance.ts';
import { openBucket } from './file-desk.ts';
import { atLeast, atMost, none, type Scenario } from './scenario.ts';
import type { Stage } from './stage.ts';
import { callProcedure, signIn, siteUrl } from './visitor.ts';
import { millisecondsUntil } from './wait.ts';

/** A dead worker's job is found after its heartbeat, and each film takes some seconds. */
const patienceMs = 10 * 60_000;

/** A worker that dies over a film leaves nothing half-made that anybody could watch. */
export const videosKilled: Scenario = {
  name: 'videos-killed',
  async run(stage) {
    const chance = openChance('videos-killed');
    const kills = stage.isShort ? 2 : 20;
    const [copy] = await stage.startCopies(1);
    if (!copy) throw new Error('a copy is needed');
    const cookie = await signIn(copy.url, 'admin');
    const studio = openStudio(stage);
    const film = await drawSmallFilm({ seconds: 120, hasSound: true });
    let worker = await stage.startWorker();
    let struck = 0;
    try {
      for (let kill = 0; kill < kills; kill += 1) {
        const fileId = await studio.keepFilm(film, kill);
        await createVideo(copy.url, { cookie, fileId, kill });
        await millisecondsUntil(async () => (await countPreparing(stage)) > 0, {
          patienceMs: 120_000,
          everyMs: 5,
        });
        await sleep(chance.below(3_000));
        await worker.stop('SIGKILL');
        struck += Math.min(1, await countPreparing(stage));
        worker = await stage.startWorker();
      }
      const waited = await millisecondsUntil(async () => (await countUnready(stage)) === 0, {
        patienceMs,
        everyMs: 500,
      });
      await studio.sweep();
      return [
        atLeast(kills / 2, `of ${kills} kills while a film was prepared`, [struck, '']),
        atMost(0, 'films not ready', [await countUnready(stage), '']),
        atMost(patienceMs / 1000, 'all ready after', [waited / 1000, ' s']),
        ...(await judgeObjects(stage)),
      ];
    } finally {
      await studio.close();
    }
  },
};

const ofThisPlay = "slug like 'killed-%'";

async function createVideo(
  copyUrl: string,
  { cookie, fileId, kill }: { cookie: string; fileId: string; kill: number },
): Promise<void> {
  const title = `Killed ${kill}`;
  const answer = await callProcedure(copyUrl, 'videosAdmin/create', {
    cookie,
    input: {
      ...{ fileId, quickie: null, language: 'en', show: 'method', topics: [] },
      ...{ slug: `killed-${kill}`, publishedAt: null },
      words: { en: { title, description: '', chapters: [] } },
    },
  });
  if (answer.status !== 200) throw new Error(`create answered ${answer.status}: ${answer.body}`);
}

async function countPreparing(stage: Stage): Promise<number> {
  const rows = await stage.query(
    `select 1 from videos where state = 'preparing' and take is null and ${ofThisPlay}`,
  );
  return rows.length;
}

async function countUnready(stage: Stage): Promise<number> {
  const rows = await stage.query(`select 1 from videos where state <> 'ready' and ${ofThisPlay}`);
  return rows.length;
}

/** What the rows say against what the bucket holds, in both directions. */
async function judgeObjects(stage: Stage) {
  const bucket = openBucket(stage);
  const rows = await stage.query<{
    folder: string;
    take: string;
    name: string;
    objects: RenditionObject[];
  }>(
    `select folder, video.take, name, objects from videos video
     join video_renditions size on size.video_id = video.id and size.take = video.take
     where ${ofThisPlay}`,
  );
  const named = new Map<string, number>(
    rows.flatMap(({ folder, take, name, objects }) =>
      objects.map((object) => [`${folder}/${take}/${name}/${object.name}`, object.bytes] as const),
    ),
  );
  const wrong: string[] = [];
  for (const [key, bytes] of named) {
    const found = await bucket.size(key);
    if (found !== bytes) wrong.push(`${key}: ${found} of ${bytes}`);
  }
  const pictures = /\/(poster|thumbnails)\.jpg$/;
  const strays: string[] = [];
  for (const folder of new Set(rows.map((row) => row.folder))) {
    for (const key of await bucket.list(folder)) {
      if (!named.has(key) && !pictures.test(key)) strays.push(key);
    }
  }
  bucket.close();
  return [
    none('rows without their object, whole', wrong),
    none('objects that no row names', strays),
  ];
}

/** Puts films and jobs where the product does. */
function openStudio(stage: Stage) {
  const env = readEnvironment({
    ...stage.env,
    ...{ NODE_ENV: 'test', SITE_URL: siteUrl, AUTH_SECRET: authSecret },
  });
  const logger = createLogger({ level: 'silent', name: 'faults' });
  const parts = compose(env, logger, 'danube-faults');
  return {
    async keepFilm(body: Buffer, kill: number): Promise<string> {
      const id = parts.ids.uuid();
      const name = `killed-${kill}.mp4`;
      // Ids are branded where they are checked; this one was just made.
      const file = { id: id as never, name, purpose: 'video' as const, body, uploadedBy: null };
      await parts.media.api.keep(file);
      return id;
    },
    async sweep(): Promise<void> {
      const job = parts.videos.jobs.find(({ name }) => name === 'sweep-takes');
      const signal = AbortSignal.timeout(60_000);
      await job?.handle({}, { jobId: 'faults', attempt: 1, signal, logger });
    },
    close: () => parts.close(),
  };
}
