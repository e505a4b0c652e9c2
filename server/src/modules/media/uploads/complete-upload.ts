import type { FileId, StoredFile } from '@danube/contract/media/media.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Storage } from '../../../platform/storage.ts';
import { checkJobFor } from '../checking/check-file.job.ts';
import { quarantineKey } from '../file-keys.ts';
import { fileTarget } from '../file-target.ts';
import { type MediaDependencies, requireStorage } from '../media.dependencies.ts';
import { toStoredFile } from '../media.mapper.ts';
import { type FileRow, findFile, lockFile, updateFile } from '../media.repository.ts';
import { isComplete } from './is-complete.ts';
import { isUpload, type UnfinishedFile, uploadOf } from './require-upload.ts';
import { countParts, filterCompleteParts } from './upload-parts.ts';

/**
 * Completes the upload at the storage, then records it. A second caller, concurrent or after a
 * crash between the two, finds it completed and only records it.
 */
export async function completeUpload(
  deps: MediaDependencies,
  act: ActionContext,
  input: { fileId: FileId; partDigests: readonly string[] },
): Promise<StoredFile> {
  const storage = requireStorage(deps);
  const file = await findFile(deps.db, input.fileId);
  if (!file || file.uploadedBy !== act.member.userId) throw new DomainError('UPLOAD_NOT_FOUND');
  if (!isUpload(file, act)) return withUploaderName(deps, file);
  if (input.partDigests.length !== countParts(file.bytes))
    throw new DomainError('UPLOAD_INCOMPLETE');
  await assembleParts(storage, file);
  const written = await markUploaded(deps, act, input);
  if (written) return withUploaderName(deps, written);
  // It was aborted in the meantime; nobody would find the completed object.
  await storage.remove(quarantineKey(input.fileId));
  throw new DomainError('UPLOAD_NOT_FOUND');
}

async function assembleParts(storage: Storage, file: UnfinishedFile): Promise<void> {
  const upload = uploadOf(file);
  const parts = await storage.uploads.listParts(upload);
  if (parts) {
    const whole = filterCompleteParts(file.bytes, parts);
    const isWhole = whole.length === countParts(file.bytes);
    const outcome = isWhole ? await storage.uploads.complete(upload, whole) : 'changed';
    if (outcome === 'completed') return;
    if (outcome === 'changed') throw new DomainError('UPLOAD_INCOMPLETE');
  }
  if (!(await isComplete(storage, file))) throw new DomainError('UPLOAD_NOT_FOUND');
}

/** Null if the file no longer exists. */
function markUploaded(
  deps: MediaDependencies,
  act: ActionContext,
  { fileId, partDigests }: { fileId: FileId; partDigests: readonly string[] },
): Promise<FileRow | null> {
  return deps.transact(async ({ tx, audit }) => {
    const file = await lockFile(tx, fileId);
    if (file?.state !== 'uploading') return file;
    const written = await updateFile(tx, fileId, {
      state: 'checking',
      uploadId: null,
      partDigests: [...partDigests],
      updatedAt: deps.clock.now(),
    });
    const { name, purpose, bytes } = file;
    await deps.jobs.enqueue(tx, checkJobFor(purpose), { payload: { fileId }, key: fileId });
    audit({
      ...auditFieldsOf(act),
      action: 'media.complete-upload',
      target: fileTarget(fileId),
      after: { name, purpose, bytes },
    });
    return written;
  });
}

async function withUploaderName(
  { findNames }: Pick<MediaDependencies, 'findNames'>,
  file: FileRow,
): Promise<StoredFile> {
  return toStoredFile(file, await findNames(file.uploadedBy === null ? [] : [file.uploadedBy]));
}
