import { fileIdSchema } from '@danube/contract/media/media.schemas.ts';
import { type VideoId, videoIdSchema } from '@danube/contract/videos/videos.schemas.ts';
import type { Composition } from '../compose.ts';
import { prepareVideoJob } from '../modules/videos/preparing/prepare-video.job.ts';
import { seedVideo } from '../modules/videos/videos.seed.ts';
import type { FileTree } from '../platform/content-files/file-tree.ts';
import { createLogger } from '../platform/logger.ts';
import { sampleId } from '../platform/sample-id.ts';
import { readVideos, type SampleVideo } from './read-videos.ts';

/** The landing page shows the newest one until the academy publishes its own. */
const quickieSlug = 'why-a-gap-is-not-a-promise';

/** ITV videos. The worker checks and prepares them one after the other. */
export async function seedVideos(parts: Composition, tree: FileTree): Promise<void> {
  for (const sample of readVideos(tree)) {
    const { id, fileId } = idsOf(sample);
    const body = tree.get(sample.film) ?? new Uint8Array();
    await parts.media.api.receive({
      id: fileId,
      name: `${sample.draft.slug}.mp4`,
      purpose: 'video',
      body,
      uploadedBy: null,
    });
    const isQuickie = sample.draft.slug === quickieSlug;
    await writeSample(parts, tree, { sample, id, isQuickie });
  }
}

/**
 * For tests: two of them, ready to watch, with this file instead of their own. No quickie, so that
 * the landing page plays its sample.
 */
export async function seedPreparedVideos(
  parts: Composition,
  tree: FileTree,
  film: Uint8Array,
): Promise<void> {
  for (const sample of readVideos(tree).slice(0, 2)) {
    const { id, fileId } = idsOf(sample);
    await parts.media.api.store({
      id: fileId,
      name: `${sample.draft.slug}.mp4`,
      purpose: 'video',
      body: film,
      uploadedBy: null,
    });
    await writeSample(parts, tree, { sample, id, isQuickie: false });
    await prepare(parts, id);
  }
}

/** Does the worker's part immediately. */
async function prepare({ videos }: Composition, videoId: VideoId): Promise<void> {
  const job = videos.jobs.find(({ name }) => name === prepareVideoJob.name);
  const logger = createLogger({ level: 'warn', name: 'seed' });
  const signal = AbortSignal.timeout(600_000);
  await job?.handle({ videoId }, { jobId: 'seed', attempt: 1, signal, logger });
}

function idsOf({ draft }: SampleVideo) {
  return {
    id: videoIdSchema.parse(sampleId(`video ${draft.slug}`)),
    fileId: fileIdSchema.parse(sampleId(`film ${draft.slug}`)),
  };
}

async function writeSample(
  parts: Composition,
  tree: FileTree,
  { sample, id, isQuickie }: { sample: SampleVideo; id: VideoId; isQuickie: boolean },
): Promise<void> {
  const { draft, captions } = sample;
  const words = new TextDecoder();
  const { transact, ids, clock } = parts;
  await seedVideo(
    { transact, ids, clock, media: parts.media.api },
    {
      id,
      fileId: idsOf(sample).fileId,
      draft,
      isQuickie,
      captions: captions.map(({ language, path }) => ({
        language,
        vtt: words.decode(tree.get(path)),
      })),
    },
  );
}
