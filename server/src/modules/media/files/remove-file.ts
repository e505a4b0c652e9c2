import type { FileId } from '@danube/contract/media/media.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { fileTarget } from '../file-target.ts';
import type { MediaDependencies } from '../media.dependencies.ts';
import { deleteFile, isInUse, lockFile } from '../media.repository.ts';
import { removeObjectsJob } from '../remove-objects.job.ts';

/** Deletes the row; the bytes are removed by a job enqueued in the same transaction. */
export function removeFile(
  deps: MediaDependencies,
  act: ActionContext,
  fileId: FileId,
): Promise<boolean> {
  return deps.transact(async ({ tx, audit }) => {
    const file = await lockFile(tx, fileId);
    if (!file) return false;
    if (await isInUse(tx, fileId)) throw new DomainError('FILE_IN_USE');
    await deleteFile(tx, fileId);
    const { name, purpose, state, bytes, sha256, uploadId } = file;
    await deps.jobs.enqueue(tx, removeObjectsJob, { payload: { fileId, uploadId } });
    audit({
      ...auditFieldsOf(act),
      action: 'media.remove',
      target: fileTarget(fileId),
      before: { name, purpose, state, bytes, sha256 },
    });
    return true;
  });
}
