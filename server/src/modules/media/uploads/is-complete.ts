import type { Storage } from '../../../platform/storage.ts';
import { quarantineKey } from '../file-keys.ts';
import type { FileRow } from '../media.repository.ts';

/** Whether the whole file has been uploaded to quarantine. */
export async function isComplete(
  storage: Pick<Storage, 'head'>,
  { id, bytes }: Pick<FileRow, 'id' | 'bytes'>,
): Promise<boolean> {
  const found = await storage.head(quarantineKey(id));
  return found?.contentLength === bytes;
}
