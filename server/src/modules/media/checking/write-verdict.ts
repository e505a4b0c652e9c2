import type { FileId } from '@danube/contract/media/media.schemas.ts';
import { systemActor } from '../../../platform/audit.ts';
import { fileTarget } from '../file-target.ts';
import type { MediaDependencies } from '../media.dependencies.ts';
import { type FileRow, lockFile, refuseFile, updateFile } from '../media.repository.ts';
import type { Verdict } from './store-content.ts';

/** Once, for a file that is still waiting; returns the file's state. */
export function writeVerdict(
  deps: Pick<MediaDependencies, 'clock' | 'transact' | 'fileJudged'>,
  id: FileId,
  { verdict, received }: { verdict: Verdict; received: string | null },
): Promise<FileRow | null> {
  return deps.transact(async ({ tx, audit }) => {
    const file = await lockFile(tx, id);
    if (file?.state !== 'checking') return file;
    const now = deps.clock.now();
    const checked =
      'refusal' in verdict
        ? await refuseFile(tx, id, { refusal: verdict.refusal, now })
        : await updateFile(tx, id, { ...verdict.kept, state: 'ready', updatedAt: now });
    await deps.fileJudged(tx, file);
    audit({
      actor: systemActor,
      action: 'media.check',
      target: fileTarget(id),
      before: { bytes: file.bytes, sha256: received },
      after:
        'refusal' in verdict
          ? { state: 'refused', refusal: verdict.refusal }
          : { state: 'ready', bytes: verdict.kept.bytes, sha256: verdict.kept.sha256 },
    });
    return checked;
  });
}
