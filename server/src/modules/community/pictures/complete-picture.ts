import type { PictureId } from '@danube/contract/community/chat-picture.ts';
import { fileIdSchema } from '@danube/contract/media/media.schemas.ts';
import type { Member } from '../../../platform/actor.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { CommunityDependencies } from '../community.dependencies.ts';
import { checkPictureJob } from './check-picture.job.ts';
import { findPicture, lockPicture, type PictureRow, updatePicture } from './pictures.repository.ts';

type Checked = ReturnType<typeof toChecked>;

/** Enqueues the check once; after that, returns the progress. */
export async function completePicture(
  deps: CommunityDependencies,
  { userId }: Member,
  id: PictureId,
): Promise<Checked> {
  const row = await findPicture(deps.db, id);
  if (row?.uploadedBy !== userId) throw new DomainError('PICTURE_NOT_FOUND');
  if (row.state !== 'uploading') return toChecked(row);
  const hasArrived = await deps.media.privatePictures.hasArrived(fileIdSchema.parse(id), row.bytes);
  if (!hasArrived) throw new DomainError('PICTURE_INCOMPLETE');
  return deps.transact(async ({ tx }) => {
    const locked = await lockPicture(tx, id);
    if (!locked) throw new DomainError('PICTURE_NOT_FOUND');
    if (locked.state !== 'uploading') return toChecked(locked);
    await updatePicture(tx, id, { state: 'checking' });
    await deps.jobs.enqueue(tx, checkPictureJob, { payload: { pictureId: id }, key: id });
    return { state: 'checking' as const };
  });
}

function toChecked({ state, refusal, width, height }: PictureRow) {
  if (state === 'ready' && width !== null && height !== null) {
    return { state: 'ready' as const, width, height };
  }
  if (state === 'refused') return { state: 'refused' as const, refusal: refusal ?? 'broken' };
  return { state: 'checking' as const };
}
