import { createHash } from 'node:crypto';
import { partBytes } from '@danube/contract/media/media.schemas.ts';
import { quarantineKey } from '../file-keys.ts';
import type { InternalFile } from '../media.api.ts';
import { type MediaDependencies, requireStorage } from '../media.dependencies.ts';
import { findFile } from '../media.repository.ts';
import { writeReceived } from './write-received.ts';

/** Puts it into quarantine like an upload: the bytes first, then the row and its check. */
export async function receiveInternalFile(
  deps: MediaDependencies,
  internal: InternalFile,
): Promise<void> {
  const { body, ...file } = internal;
  if (await findFile(deps.db, file.id)) return;
  const contentType = 'application/octet-stream';
  await requireStorage(deps).put(quarantineKey(file.id), body, { contentType });
  await writeReceived(deps, { ...file, bytes: body.byteLength, partDigests: digestsOf(body) });
}

function digestsOf(body: Uint8Array): string[] {
  return Array.from({ length: Math.ceil(body.byteLength / partBytes) }, (_, part) =>
    createHash('sha256')
      .update(body.subarray(part * partBytes, (part + 1) * partBytes))
      .digest('hex'),
  );
}
