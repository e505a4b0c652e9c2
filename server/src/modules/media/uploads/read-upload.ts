import { type FileId, partBytes, type Upload } from '@danube/contract/media/media.schemas.ts';
import type { ActionContext } from '../../../platform/action-context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { type MediaDependencies, requireStorage } from '../media.dependencies.ts';
import { isComplete } from './is-complete.ts';
import { requireUpload, uploadOf } from './require-upload.ts';
import { countParts, filterCompleteParts } from './upload-parts.ts';

export async function readUpload(
  deps: MediaDependencies,
  act: ActionContext,
  fileId: FileId,
): Promise<Upload> {
  const storage = requireStorage(deps);
  const file = await requireUpload(deps.db, act, fileId);
  const { bytes } = file;
  const parts = await storage.uploads.listParts(uploadOf(file));
  if (parts) {
    const received = filterCompleteParts(bytes, parts).map(({ number }) => number);
    return { fileId, bytes, partBytes, received };
  }
  // The process that completed it died before recording it: nothing has to be sent again.
  if (!(await isComplete(storage, file))) throw new DomainError('UPLOAD_NOT_FOUND');
  const received = Array.from({ length: countParts(bytes) }, (_, index) => index + 1);
  return { fileId, bytes, partBytes, received };
}
