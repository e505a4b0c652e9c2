import { join } from 'node:path';
import { maxFileBytes } from '@danube/contract/media/media.schemas.ts';
import { withTempFolder } from '../../../platform/with-temp-folder.ts';
import { receiveFile } from '../checking/receive-file.ts';
import { quarantineKey } from '../file-keys.ts';
import type { StoredObjectFile } from '../media.api.ts';
import { type MediaDependencies, requireStorage } from '../media.dependencies.ts';
import { findFile } from '../media.repository.ts';
import { writeReceived } from './write-received.ts';

/** Like `receiveInternalFile`, for a large object that is already in our bucket and stays there. */
export async function receiveObject(
  deps: MediaDependencies,
  { key, etag, ...file }: StoredObjectFile,
  signal: AbortSignal,
): Promise<void> {
  if (await findFile(deps.db, file.id)) return;
  const storage = requireStorage(deps);
  const found = await storage.get(key);
  if (!found) throw new Error('the object is gone');
  if (found.etag !== etag || found.contentLength > maxFileBytes) {
    found.body.destroy();
    throw new Error('the object was replaced or is too large');
  }
  await withTempFolder(async (folder) => {
    const path = join(folder, 'given');
    const { bytes, partDigests } = await receiveFile(found.body, path, signal);
    const contentType = 'application/octet-stream';
    await storage.putFile(quarantineKey(file.id), path, { contentType });
    await writeReceived(deps, { ...file, bytes, partDigests });
  });
}
