import { pictureIdSchema } from '@danube/contract/community/chat-picture.ts';
import * as z from 'zod';
import type { JobDefinition, JobType } from '../../../platform/job-definition.ts';
import type { CommunityDependencies } from '../community.dependencies.ts';
import { deleteUnsent, findKnownPictures } from './pictures.repository.ts';
import { removeBytes } from './remove-picture.job.ts';

type Dependencies = Pick<
  CommunityDependencies,
  'db' | 'clock' | 'transact' | 'jobs' | 'media' | 'ownsBucket'
>;

const dayMs = 24 * 60 * 60_000;
const maxAtOnce = 500;

export const deleteUnusedPicturesJob: JobType<Record<string, never>> = {
  name: 'forget-chat-pictures',
  schema: z.strictObject({}),
  retry: { limit: 3, delaySeconds: 300, maxDelaySeconds: 3600 },
  expireInSeconds: 3600,
  policy: 'exclusive',
  schedule: { cron: '37 3 * * *', timeZone: 'UTC' },
};

/** Deletes pictures that nobody sent within a day, and stored ones without a row. */
export function createDeleteUnusedPicturesJob(
  deps: Dependencies,
): JobDefinition<Record<string, never>> {
  return {
    ...deleteUnusedPicturesJob,
    async handle(_payload, { logger }) {
      const before = new Date(deps.clock.now().getTime() - dayMs);
      const unsent = await deps.transact(async ({ tx }) => {
        const deleted = await deleteUnsent(tx, { before, limit: maxAtOnce });
        await removeBytes(deps, tx, deleted);
        return deleted.length;
      });
      const strays = deps.ownsBucket ? await sweep(deps) : 0;
      if (unsent + strays > 0) logger.info({ unsent, strays }, 'pictures of messages removed');
    },
  };
}

/** The row is created before the bytes, so bytes without a row are leftovers. */
function sweep({ db, media }: Pick<Dependencies, 'db' | 'media'>): Promise<number> {
  return media.privatePictures.sweep(async (ids) => {
    const valid = ids.flatMap((id) => pictureIdSchema.safeParse(id).data ?? []);
    const known = new Set<string>();
    for (let at = 0; at < valid.length; at += maxAtOnce) {
      const found = await findKnownPictures(db, valid.slice(at, at + maxAtOnce));
      for (const id of found) known.add(id);
    }
    return known;
  });
}
