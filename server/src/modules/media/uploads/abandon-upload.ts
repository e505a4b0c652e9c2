import type { FileId } from '@danube/contract/media/media.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { fileTarget } from '../file-target.ts';
import type { MediaDependencies } from '../media.dependencies.ts';
import { deleteFile, lockFile } from '../media.repository.ts';
import { removeObjectsJob } from '../remove-objects.job.ts';
import { isUpload } from './require-upload.ts';

/** Returns whether there was one to abort; other administrators' uploads don't count. */
export function abandonUpload(
  deps: MediaDependencies,
  act: ActionContext,
  fileId: FileId,
): Promise<boolean> {
  return deps.transact(async ({ tx, audit }) => {
    const file = await lockFile(tx, fileId);
    if (!file || !isUpload(file, act)) return false;
    await deleteFile(tx, fileId);
    const { name, purpose, bytes, uploadId } = file;
    await deps.jobs.enqueue(tx, removeObjectsJob, { payload: { fileId, uploadId } });
    audit({
      ...auditFieldsOf(act),
      action: 'media.abandon-upload',
      target: fileTarget(fileId),
      before: { name, purpose, bytes },
    });
    return true;
  });
}
