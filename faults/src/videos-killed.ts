import { setTimeout as sleep } from 'node:timers/promises';
import { authSecret } from '@danube/e2e/product.ts';
import { compose } from '@danube/server/compose.ts';
import { drawSmallVideo } from '@danube/server/development/draw-small-video.ts';
import { readEnvironment } from '@danube/server/env.ts';
import type { RenditionObject } from '@danube/server/modules/videos/rendition-object.ts';
import { createLogger } from '@danube/server/platform/logger.ts';
import { openBucket } from './file-admin.ts';
import { quickWorkerEnvironment, speedUpQueue } from './job-intervals.ts';
import { expectAtLeast, expectAtMost, expectNone, type Scenario } from './scenario.ts';
import { openSeededRandom } from './seeded-random.ts';
import type { Stage } from './stage.ts';
import { callProcedure, signIn, siteUrl } from './visitor.ts';
import { measureMsUntil } from './wait.ts';

/**
 * A worker that dies while preparing a video leaves nothing half-finished that anyone could watch.
 */
export const videosKilled: Scenario = {
  name: 'videos-killed',
  needs: 'own',
  canOverlap: true,
  limitSeconds: { short: 240, full: 2 * 60 * 60 },
  async run(stage) {
    const random = openSeededRandom('videos-killed');
    const plan = stage.isShort
      ? { kills: 2, filmSeconds: 24, withinMs: 1_000, timeoutMs: 90_000 }
      : { kills: 20, filmSeconds: 120, withinMs: 3_000, timeoutMs: 10 * 60_000 };
    const [copy] = await stage.startCopies(1);
    if (!copy) throw new Error('a copy is needed');
    const cookie = await signIn(copy.url, 'admin');
    const studio = openStudio(stage);
    const film = await drawSmallVideo({ seconds: plan.filmSeconds, hasSound: true });
    await speedUpQueue(stage, 'prepare-video');
    let worker = await stage.startWorker(quickWorkerEnvironment(stage));
    let rounds = 0;
    let struck = 0;
    try {
      // A kill after the video was ready proves nothing, so another one follows.
      while (struck < plan.kills && rounds < 3 * plan.kills) {
        const slug = `killed-${rounds}`;
        rounds += 1;
        const fileId = await studio.storeVideoFile(film, slug);
        await createVideo(copy.url, { cookie, fileId, slug });
        await measureMsUntil(() => isPreparing(stage, slug), {
          timeoutMs: plan.timeoutMs,
          everyMs: 5,
        });
        await sleep(random.below(plan.withinMs));
        await worker.stop('SIGKILL');
        if (await isPreparing(stage, slug)) struck += 1;
        worker = await stage.startWorker(quickWorkerEnvironment(stage));
      }
      const waited = await measureMsUntil(async () => (await countUnready(stage)) === 0, {
        timeoutMs: plan.timeoutMs,
        everyMs: 250,
      });
      await studio.sweep();
      return [
        expectAtLeast(plan.kills, `of ${rounds} kills while a film was prepared`, [struck, '']),
        expectAtMost(0, 'films not ready', [await countUnready(stage), '']),
        expectAtMost(plan.timeoutMs / 1000, 'all ready after', [waited / 1000, ' s']),
        ...(await verifyObjects(stage)),
      ];
    } finally {
      await studio.close();
    }
  },
};

const fromThisRun = "slug like 'killed-%'";

async function createVideo(
  copyUrl: string,
  { cookie, fileId, slug }: { cookie: string; fileId: string; slug: string },
): Promise<void> {
  const answer = await callProcedure(copyUrl, 'videosAdmin/create', {
    cookie,
    input: {
      fileId,
      quickie: null,
      language: 'en',
      show: 'method',
      topics: [],
      slug,
      publishedAt: null,
      words: { en: { title: slug, description: '', chapters: [] } },
    },
  });
  if (answer.status !== 200) throw new Error(`create answered ${answer.status}: ${answer.body}`);
}

async function isPreparing(stage: Stage, slug: string): Promise<boolean> {
  const rows = await stage.query(
    "select 1 from videos where state = 'preparing' and take is null and slug = $1",
    [slug],
  );
  return rows.length > 0;
}

async function countUnready(stage: Stage): Promise<number> {
  const rows = await stage.query(`select 1 from videos where state <> 'ready' and ${fromThisRun}`);
  return rows.length;
}

/** Compares rows and bucket in both directions. */
async function verifyObjects(stage: Stage) {
  const bucket = openBucket(stage);
  const rows = await stage.query<{
    folder: string;
    take: string;
    name: string;
    objects: RenditionObject[];
  }>(
    `select folder, video.take, name, objects from videos video
     join video_renditions size on size.video_id = video.id and size.take = video.take
     where ${fromThisRun}`,
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
    expectNone('rows without their object, whole', wrong),
    expectNone('objects that no row names', strays),
  ];
}

/** Creates videos and jobs as the product does. */
function openStudio(stage: Stage) {
  const env = readEnvironment({
    ...stage.env,
    NODE_ENV: 'test',
    SITE_URL: siteUrl,
    AUTH_SECRET: authSecret,
  });
  const logger = createLogger({ level: 'silent', name: 'faults' });
  const parts = compose(env, logger, 'danube-faults');
  return {
    async storeVideoFile(body: Buffer, slug: string): Promise<string> {
      const id = parts.ids.uuid();
      const name = `${slug}.mp4`;
      // Ids are branded by validation; this one was just generated.
      const file = { id: id as never, name, purpose: 'video' as const, body, uploadedBy: null };
      await parts.media.api.store(file);
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
