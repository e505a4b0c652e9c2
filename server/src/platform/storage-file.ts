import { type FileHandle, open } from 'node:fs/promises';
import type { StorageUploads, StoredPart } from './storage-uploads.ts';

const partBytes = 8 * 1024 * 1024;

/**
 * Uploads a file in parts, so that only one part is in memory at a time, whatever the file's size.
 */
export async function putInParts(
  uploads: StorageUploads,
  { key, path, contentType }: { key: string; path: string; contentType: string },
): Promise<void> {
  const file = await open(path);
  const upload = { key, uploadId: await uploads.begin(key, { contentType }) };
  try {
    const parts: StoredPart[] = [];
    for (let body = await readPart(file); body; body = await readPart(file)) {
      parts.push(await uploads.putPart(upload, parts.length + 1, body));
    }
    const outcome = await uploads.complete(upload, parts);
    if (outcome !== 'completed') throw new Error(`the parts of ${key} are ${outcome}`);
  } catch (error) {
    await uploads.abort(upload).catch(() => undefined);
    throw error;
  } finally {
    await file.close();
  }
}

export function needsMultipart(bytes: number): boolean {
  return bytes > partBytes;
}

/** Null at the end. A read may return less than requested; a part must be full. */
async function readPart(file: FileHandle): Promise<Uint8Array | null> {
  const part = Buffer.alloc(partBytes);
  let filled = 0;
  while (filled < partBytes) {
    const { bytesRead } = await file.read(part, filled, partBytes - filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return filled === 0 ? null : part.subarray(0, filled);
}
