import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredFile } from '@danube/contract/media/media.schemas.ts';
import { withTempFolder } from '../../../platform/with-temp-folder.ts';
import { fileKey } from '../file-keys.ts';
import type { InternalFile } from '../media.api.ts';
import { type MediaDependencies, requireStorage } from '../media.dependencies.ts';
import { toStoredFile } from '../media.mapper.ts';
import { type FileRow, findFile, insertFile, updateFile } from '../media.repository.ts';
import { storeContent } from './store-content.ts';
import { writeVerdict } from './write-verdict.ts';

/**
 * Stores files from the server itself, with the same checks as uploads. The row comes first, as
 * with an upload; if a crash leaves it waiting, the next call runs the checks.
 */
export async function storeFile(deps: MediaDependencies, file: InternalFile): Promise<StoredFile> {
  const storage = requireStorage(deps);
  const before = await findFile(deps.db, file.id);
  if (before && !(await isContentMissing(deps, before))) return toStoredFile(before);
  const now = deps.clock.now();
  const { id, name, purpose, uploadedBy } = file;
  const bytes = file.body.byteLength;
  const row = { id, name, purpose, uploadedBy, bytes, createdAt: now, updatedAt: now };
  const isNew = await insertFile(deps.db, { ...row, state: 'checking' });
  if (!isNew) await updateFile(deps.db, id, { state: 'checking', refusal: null, updatedAt: now });
  const verdict = await withTempFolder(async (folder) => {
    const path = join(folder, 'source');
    await writeFile(path, file.body);
    return storeContent({ ...deps, storage }, { id, name, purpose, path, folder });
  });
  const received = createHash('sha256').update(file.body).digest('hex');
  const checked = await writeVerdict(deps, id, { verdict, received });
  if (!checked) throw new Error(`file ${id} was removed while it was checked`);
  return toStoredFile(checked);
}

/** Still waiting, or ready with missing bytes, as after emptying a development storage. */
async function isContentMissing(deps: MediaDependencies, file: FileRow): Promise<boolean> {
  if (file.state === 'checking') return true;
  return file.state === 'ready' && !(await requireStorage(deps).head(fileKey(file.id)));
}
