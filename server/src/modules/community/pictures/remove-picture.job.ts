import { type PictureId, pictureIdSchema } from '@danube/contract/community/chat-picture.ts';
import type { MessageId } from '@danube/contract/community/community.schemas.ts';
import { fileIdSchema } from '@danube/contract/media/media.schemas.ts';
import * as z from 'zod';
import type { Tx } from '../../../platform/database.ts';
import type { JobDefinition, JobType } from '../../../platform/job-definition.ts';
import type { CommunityDependencies } from '../community.dependencies.ts';
import { deletePictureOf, deletePicturesBy } from './pictures.repository.ts';

type RemovePicture = { pictureId: PictureId };
type Dependencies = Pick<CommunityDependencies, 'jobs'>;

export const removePictureJob: JobType<RemovePicture> = {
  name: 'remove-chat-picture',
  schema: z.strictObject({ pictureId: pictureIdSchema }),
  // Survives a storage outage of several hours.
  retry: { limit: 30, delaySeconds: 10, maxDelaySeconds: 900 },
  expireInSeconds: 120,
};

/** Removes the bytes of a picture whose row is gone. */
export function createRemovePictureJob({
  media,
}: Pick<CommunityDependencies, 'media'>): JobDefinition<RemovePicture> {
  return {
    ...removePictureJob,
    handle: ({ pictureId }) => media.privatePictures.remove(fileIdSchema.parse(pictureId)),
  };
}

/** From this transaction on nobody can open it; the bytes are deleted right after. */
export async function removePictureOf(deps: Dependencies, tx: Tx, id: MessageId): Promise<void> {
  await removeBytes(deps, tx, await deletePictureOf(tx, id));
}

/** Including those that were never sent. */
export async function removePicturesBy(deps: Dependencies, tx: Tx, userId: string): Promise<void> {
  await removeBytes(deps, tx, await deletePicturesBy(tx, userId));
}

export async function removeBytes(
  { jobs }: Dependencies,
  tx: Tx,
  ids: readonly PictureId[],
): Promise<void> {
  for (const pictureId of ids) await jobs.enqueue(tx, removePictureJob, { payload: { pictureId } });
}
