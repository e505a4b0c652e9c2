import { systemActor } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database.ts';
import type { JobDefinition } from '../../../platform/job-definition.ts';
import type { CatalogueDependencies } from '../catalogue.dependencies.ts';
import { findRevision, type ItemRecord, lockItem, updateItem } from './editing.repository.ts';
import { findProblems, makePublic } from './publish-item.ts';
import { type PublishScheduled, publishScheduledJob } from './publish-scheduled.job.ts';

/** Publishes the scheduled revision, unless the schedule was cancelled. */
export function createPublishScheduledJob(
  deps: CatalogueDependencies,
): JobDefinition<PublishScheduled> {
  return {
    ...publishScheduledJob,
    async handle({ itemId, revision, at }) {
      await deps.transact(async ({ tx, audit, touchContent }) => {
        const item = await lockItem(tx, itemId);
        const isIntended =
          item?.scheduledFor?.toISOString() === at && item.scheduledRevision === revision;
        const draft = isIntended ? await findRevision(tx, itemId, revision) : null;
        if (!item || !draft) return;
        const problems = await findProblems(deps, tx, draft);
        if (problems.length === 0) {
          await publishAsScheduled(deps, tx, { item, scheduled: { ...item, draft, revision } });
          touchContent(`catalogue:${item.kind}`);
        } else {
          // A file may have been rejected since. The item stays as it was, and the log says why.
          await updateItem(tx, itemId, { scheduledFor: null, scheduledRevision: null });
        }
        audit({
          actor: systemActor,
          action: problems.length === 0 ? 'catalogue.publish' : 'catalogue.schedule-failed',
          target: { kind: item.kind, id: itemId },
          before: { revision: item.publishedRevision },
          after: { revision, problems },
        });
      });
    },
  };
}

/** The draft may have changed since; if it hasn't, it equals the public version. */
async function publishAsScheduled(
  deps: CatalogueDependencies,
  tx: Tx,
  { item, scheduled }: { item: ItemRecord; scheduled: ItemRecord },
): Promise<void> {
  const draft = await makePublic(deps, tx, scheduled);
  if (item.revision === scheduled.revision) await updateItem(tx, item.id, { draft });
}
