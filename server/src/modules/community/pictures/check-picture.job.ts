import { type PictureId, pictureIdSchema } from '@danube/contract/community/chat-picture.ts';
import { fileIdSchema } from '@danube/contract/media/media.schemas.ts';
import * as z from 'zod';
import type { JobContext, JobDefinition, JobType } from '../../../platform/job-definition.ts';
import type { CommunityDependencies } from '../community.dependencies.ts';
import { findPicture, lockPicture, type PictureRow, updatePicture } from './pictures.repository.ts';
import { removePictureJob } from './remove-picture.job.ts';

type CheckPicture = { pictureId: PictureId };
type Dependencies = Pick<CommunityDependencies, 'db' | 'transact' | 'media' | 'jobs'>;

/** The sender is waiting, so it is short and has its own queue. */
export const checkPictureJob: JobType<CheckPicture> = {
  name: 'check-chat-picture',
  schema: z.strictObject({ pictureId: pictureIdSchema }),
  retry: { limit: 3, delaySeconds: 5, maxDelaySeconds: 60 },
  policy: 'exclusive',
  expireInSeconds: 10 * 60,
};

/** Re-encodes an uploaded picture, or refuses it. Safe to run again at any point. */
export function createCheckPictureJob(deps: Dependencies): JobDefinition<CheckPicture> {
  return {
    ...checkPictureJob,
    async handle({ pictureId }, context) {
      const row = await findPicture(deps.db, pictureId);
      if (row?.state === 'checking') await check(deps, row, context);
      if (row) await deps.media.privatePictures.deleteUpload(fileIdSchema.parse(pictureId));
    },
  };
}

type Verdict = Partial<Pick<PictureRow, 'state' | 'refusal' | 'width' | 'height'>>;

/** Also thrown after the last attempt, so that an outage is noticed. */
async function check(deps: Dependencies, row: PictureRow, context: JobContext): Promise<void> {
  try {
    await storeVerdict(deps, row, await convert(deps, row, context));
  } catch (error) {
    const isLast = context.attempt > (checkPictureJob.retry?.limit ?? 0);
    // Otherwise its sender would wait forever.
    if (isLast) await storeVerdict(deps, row, { state: 'refused', refusal: 'broken' });
    throw error;
  }
}

async function convert(
  { media }: Pick<Dependencies, 'media'>,
  { id }: PictureRow,
  { signal }: JobContext,
): Promise<Verdict> {
  const made = await media.privatePictures.store(fileIdSchema.parse(id), signal);
  if ('refusal' in made) return { state: 'refused', refusal: made.refusal };
  return { state: 'ready', ...made };
}

/** If it was erased in the meantime, its new objects are deleted too. */
async function storeVerdict(
  deps: Dependencies,
  { id }: PictureRow,
  verdict: Verdict,
): Promise<void> {
  await deps.transact(async ({ tx }) => {
    const row = await lockPicture(tx, id);
    if (row) await updatePicture(tx, id, verdict);
    else await deps.jobs.enqueue(tx, removePictureJob, { payload: { pictureId: id } });
  });
}
