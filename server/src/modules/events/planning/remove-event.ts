import type { EventId } from '@danube/contract/events/events.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import { deleteSeries, findEvent, findSeries, lockEvent } from '../events.repository.ts';
import { mailRegisteredPeople } from '../registration/mail-registered-people.ts';
import { releaseOrphanedDays } from './release-orphaned-days.ts';

/** Removes a series with all its parts and occurrences; false if it was already gone. */
export function removeEvent(
  deps: EventsDependencies & { act: ActionContext },
  id: EventId,
): Promise<boolean> {
  return deps.transact(async ({ tx, touchContent, audit }) => {
    const before = await findEvent(tx, id);
    audit({
      ...auditFieldsOf(deps.act),
      action: 'events.remove',
      target: { kind: 'event', id },
      before,
    });
    if (!before) return false;
    await lockEvent(tx, before.seriesId);
    const series = await findSeries(tx, before.seriesId);
    await mailRegisteredPeople(deps, tx, { before: series, after: [] });
    await releaseOrphanedDays(deps, tx, { seriesId: before.seriesId, after: [] });
    const isRemoved = await deleteSeries(tx, before.seriesId);
    if (isRemoved) touchContent('events');
    return isRemoved;
  });
}
