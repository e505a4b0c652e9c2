import { systemActor } from '../../../platform/audit.ts';
import type { JobDefinition } from '../../../platform/job-definition.ts';
import type { CatalogueDependencies } from '../catalogue.dependencies.ts';
import { findRevision, lockItem, updateItem } from './editing.repository.ts';
import { findProblems, makePublic } from './publish-item.ts';
import { type PublishScheduled, publishScheduledJob } from './publish-scheduled.job.ts';

/** Publishes what was scheduled, as it was then, unless somebody thought better of it. */
export function createPublishScheduledJob(
  deps: CatalogueDependencies,
): JobDefinition<PublishScheduled> {
  return {
    ...publishScheduledJob,
    async handle({ itemId, revision, at }) {
      await deps.transact(async ({ tx, audit, touchContent }) => {
        const item = await lockItem(tx, itemId);
        const isMeant =
          item?.scheduledFor?.toISOString() === at && item.scheduledRevision === revision;
        const draft = isMeant ? await findRevision(tx, itemId, revision) : null;
        if (!item || !draft) return;
        const problems = await findProblems(deps, tx, draft);
        if (problems.length === 0) {
          await makePublic(deps, tx, { ...item, draft, revision });
          touchContent('catalogue');
        } else {
          // A file may have been refused since. The item stays as it was, and the log says why.
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
