import { checkJobFor } from '../checking/check-file.job.ts';
import type { InternalFile } from '../media.api.ts';
import type { MediaDependencies } from '../media.dependencies.ts';
import { findFile, insertFile } from '../media.repository.ts';

type ReceivedUpload = Omit<InternalFile, 'body'> & {
  readonly bytes: number;
  readonly partDigests: readonly string[];
};

/** The row and its check, for bytes that are already in quarantine. */
export async function writeReceived(deps: MediaDependencies, file: ReceivedUpload): Promise<void> {
  await deps.transact(async ({ tx }) => {
    // Another worker may have stored the same bytes in the meantime.
    if (await findFile(tx, file.id)) return;
    const now = deps.clock.now();
    const partDigests = [...file.partDigests];
    await insertFile(tx, {
      ...file,
      partDigests,
      state: 'checking',
      createdAt: now,
      updatedAt: now,
    });
    const payload = { fileId: file.id };
    await deps.jobs.enqueue(tx, checkJobFor(file.purpose), { payload, key: file.id });
  });
}
