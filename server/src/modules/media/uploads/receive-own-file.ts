import { createHash } from 'node:crypto';
import { partBytes } from '@danube/contract/media/media.schemas.ts';
import { checkJobFor } from '../checking/check-file.job.ts';
import { quarantineKey } from '../file-keys.ts';
import type { OwnFile } from '../media.api.ts';
import { type MediaDependencies, requireStorage } from '../media.dependencies.ts';
import { findFile, insertFile } from '../media.repository.ts';

/** Puts it into quarantine like an upload: the bytes first, then the row and its check. */
export async function receiveOwnFile(deps: MediaDependencies, own: OwnFile): Promise<void> {
  const { id, name, purpose, body, uploadedBy } = own;
  if (await findFile(deps.db, id)) return;
  const contentType = 'application/octet-stream';
  await requireStorage(deps).put(quarantineKey(id), body, { contentType });
  await deps.transact(async ({ tx }) => {
    const now = deps.clock.now();
    await insertFile(tx, {
      id,
      name,
      purpose,
      uploadedBy,
      bytes: body.byteLength,
      state: 'checking',
      partDigests: digestsOf(body),
      createdAt: now,
      updatedAt: now,
    });
    await deps.jobs.enqueue(tx, checkJobFor(purpose), { payload: { fileId: id }, key: id });
  });
}

function digestsOf(body: Uint8Array): string[] {
  return Array.from({ length: Math.ceil(body.byteLength / partBytes) }, (_, part) =>
    createHash('sha256')
      .update(body.subarray(part * partBytes, (part + 1) * partBytes))
      .digest('hex'),
  );
}
