import type { FileId, FileUse, StoredFile } from '@danube/contract/media/media.schemas.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { MediaDependencies } from '../media.dependencies.ts';
import { findFileRows } from '../media.repository.ts';
import { addUses } from './add-uses.ts';

export async function readFile(
  deps: MediaDependencies,
  id: FileId,
): Promise<StoredFile & { uses: FileUse[] }> {
  const [file] = await addUses(deps, await findFileRows(deps.db, [id]));
  if (!file) throw new DomainError('FILE_NOT_FOUND');
  return file;
}
