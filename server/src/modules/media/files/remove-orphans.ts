import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import type { MediaDependencies } from '../media.dependencies.ts';
import { deleteUnused } from '../media.repository.ts';
import { removeObjectsJob } from '../remove-objects.job.ts';

const day = 24 * 60 * 60_000;
/** The limit per transaction; call again for more. */
const batchSize = 500;

/** Today's files are kept, because someone may be about to use them. */
export function removeOrphans(
  deps: MediaDependencies,
  act: ActionContext,
): Promise<{ removed: number; bytes: number }> {
  return deps.transact(async ({ tx, audit }) => {
    const before = new Date(deps.clock.now().getTime() - day);
    const states = ['ready', 'refused'] as const;
    const deleted = await deleteUnused(tx, { states, before, limit: batchSize });
    for (const { id } of deleted) {
      const payload = { fileId: id, uploadId: null };
      await deps.jobs.enqueue(tx, removeObjectsJob, { payload });
    }
    const bytes = deleted.reduce((sum, file) => sum + file.bytes, 0);
    audit({
      ...auditFieldsOf(act),
      action: 'media.remove-orphans',
      target: { kind: 'files', id: 'all' },
      before: { ids: deleted.map(({ id }) => id), bytes },
    });
    return { removed: deleted.length, bytes };
  });
}
