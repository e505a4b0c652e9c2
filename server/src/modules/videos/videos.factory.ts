import { type FileId, fileIdSchema } from '@danube/contract/media/media.schemas.ts';
import { initialValues } from '@danube/contract/settings/settings-groups.ts';
import type { VideoDraft, VideoId } from '@danube/contract/videos/videos.schemas.ts';
import { createRouterClient } from '@orpc/server';
import type { JobContext, JobDefinition } from '../../platform/job-definition.ts';
import { createLogger } from '../../platform/logger.ts';
import { type Caller, callers, contextOf } from '../../testing/callers.ts';
import { createMemoryStorage } from '../../testing/create-memory-storage.ts';
import { createRecordedJobs } from '../../testing/create-recorded-jobs.ts';
import { createRecordedNotices } from '../../testing/create-recorded-notices.ts';
import { emptyTables } from '../../testing/empty-tables.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testPlatform } from '../../testing/test-platform.ts';
import { insertPerson } from '../identity/identity.factory.ts';
import { createMedia } from '../media/media.module.ts';
import type { SettingsApi } from '../settings/settings.api.ts';
import type { VideosDependencies } from './videos.dependencies.ts';
import { createVideos } from './videos.module.ts';
import { insertRenditions, updateVideo } from './videos.repository.ts';

const playlist = [
  '#EXTM3U',
  '#EXT-X-MAP:URI="init.mp4"',
  '#EXTINF:4.000000,',
  '00000.m4s',
  '#EXT-X-ENDLIST',
].join('\n');

export function createVideoDraft(overrides: Partial<VideoDraft> = {}): VideoDraft {
  return {
    language: 'en',
    words: {
      en: { title: 'How to read one candle', description: 'Open, high, low, close.', chapters: [] },
    },
    show: 'method',
    topics: ['candles'],
    publishedAt: null,
    ...overrides,
  };
}

/** As they come with the product. */
const settings: Pick<SettingsApi, 'read'> = { read: async (_tx, group) => initialValues(group) };

/** The module together with media, with the test's own database and in-memory storage. */
export async function openVideosStage(now: string) {
  const database = await testDatabase();
  const { db, pool, ownerUrl } = database;
  const platform = testPlatform(db, now);
  const [recorded, memory] = [createRecordedJobs(), createMemoryStorage()];
  const shared = { ...platform, jobs: recorded.jobs, storage: memory.storage };
  const media = createMedia({
    ...shared,
    ownsBucket: false,
    findNames: async (ids) => new Map(ids.map((id) => [id, `Name of ${id}`])),
    fileJudged: (tx, file) => videos.api.fileJudged(tx, file),
    describeUses: (tx, ids) => videos.api.describeUses(tx, ids),
  });
  const own = { settings, sampleVideo: 'the-sample', media: media.api };
  const videos = createVideos({ ...shared, ...own });
  const { notices, collect } = createRecordedNotices();
  const jobs: readonly JobDefinition<unknown>[] = [...media.jobs, ...videos.jobs, collect];
  const logger = createLogger({ level: 'silent', name: 'test' });

  async function runJob(name: string, payload: unknown, overrides: Partial<JobContext> = {}) {
    const context = { jobId: 'job', attempt: 1, signal: AbortSignal.timeout(120_000), logger };
    await requireJob(jobs, name).handle(payload, { ...context, ...overrides });
  }

  return {
    database,
    db,
    pool,
    media,
    videos,
    memory,
    recorded,
    notices,
    runJob,
    clock: platform.clock,
    streams: videos.api.streams,
    as: (caller: Caller) =>
      createRouterClient(videos.routers.videos, { context: contextOf(callers[caller]) }),
    asAdmin: (caller: Caller = 'admin') =>
      createRouterClient(videos.routers.videosAdmin, {
        context: contextOf(callers[caller], { requestId: 'request-9' }),
      }),
    /** A checked file, as after an upload. */
    async storeVideoFile(body: Buffer): Promise<FileId> {
      const id = fileIdSchema.parse(platform.ids.uuid());
      const file = { id, name: 'candle.mp4', purpose: 'video' as const, body };
      await media.api.store({ ...file, uploadedBy: callers.admin.userId });
      return id;
    },
    async keepAudio(body: Buffer): Promise<FileId> {
      const id = fileIdSchema.parse(platform.ids.uuid());
      const file = { id, name: 'track.mp3', purpose: 'audio' as const, body };
      await media.api.store({ ...file, uploadedBy: callers.admin.userId });
      return id;
    },
    async keepCaptions(vtt: string): Promise<FileId> {
      const id = fileIdSchema.parse(platform.ids.uuid());
      const file = { id, name: 'words.vtt', purpose: 'captions' as const };
      await media.api.store({ ...file, body: Buffer.from(vtt), uploadedBy: callers.admin.userId });
      return id;
    },
    fakeReady: (id: VideoId, as?: { seconds?: number; codecs?: string }) =>
      fakeReady(platform, id, as),
    /** Runs the sent jobs, and those they send. */
    async runJobs(): Promise<void> {
      for (let job = recorded.sent.shift(); job; job = recorded.sent.shift()) {
        await runJob(job.name, job.payload);
      }
    },
    async empty(): Promise<void> {
      await emptyTables(ownerUrl, ['users', 'audit_entries', 'stored_files', 'videos']);
      recorded.forget();
      memory.empty();
      platform.clock.set(now);
      for (const actor of Object.values(callers)) {
        if (actor.kind === 'member') await insertPerson(db, { id: actor.userId });
      }
    },
  };
}

/** As after its preparation, but without the encoder, for all other tests. */
async function fakeReady(
  { db, ids, clock }: Pick<VideosDependencies, 'db' | 'ids' | 'clock'>,
  id: VideoId,
  { seconds = 100, codecs = 'avc1.640028' }: { seconds?: number; codecs?: string } = {},
): Promise<void> {
  const take = ids.uuid();
  const objects = [
    { name: '00000.m4s', bytes: 10 },
    { name: 'init.mp4', bytes: 5 },
  ];
  const size = { videoId: id, take, width: 192, height: 108, objects, bytes: 15 };
  const shared = { ...size, bandwidth: 1_000, codecs, playlist };
  await insertRenditions(
    db,
    ['108p', 'preview'].map((name) => ({ ...shared, name })),
  );
  await updateVideo(db, id, {
    state: 'ready',
    progress: 100,
    take,
    seconds,
    thumbnails: 'WEBVTT\n',
    updatedAt: clock.now(),
  });
}

function requireJob(jobs: readonly JobDefinition<unknown>[], name: string): JobDefinition<unknown> {
  const job = jobs.find((known) => known.name === name);
  if (!job) throw new Error(`no job ${name}`);
  return job;
}
