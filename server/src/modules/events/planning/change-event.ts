import type { EventDraft, EventId } from '@danube/contract/events/events.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import { type PlannedEvent, updateEvent } from '../events.repository.ts';
import { mailRegisteredPeople } from '../registration/mail-registered-people.ts';
import { requireValidPlan } from './apply-intended-change.ts';
import { releaseOrphanedDays } from './release-orphaned-days.ts';
import { requireLockedSeries, requireSeries } from './require-series.ts';

/**
 * Changes an event, or part of a series. Exceptions for days that no longer exist lose their
 * effect.
 */
export function changeEvent(
  deps: EventsDependencies & { act: ActionContext },
  id: EventId,
  draft: EventDraft,
): Promise<PlannedEvent> {
  return deps.transact(async ({ tx, touchContent, audit }) => {
    const { part, series } = await requireLockedSeries(tx, id);
    requireValidPlan(draft, { part, series });
    await updateEvent(tx, id, { ...draft, updatedAt: deps.clock.now() });
    touchContent('events');
    const { exceptions: _, ...before } = part;
    const target = { kind: 'event', id };
    audit({ ...auditFieldsOf(deps.act), action: 'events.change', target, before, after: draft });
    const after = await requireSeries(tx, id);
    await mailRegisteredPeople(deps, tx, { before: series, after: after.series });
    await releaseOrphanedDays(deps, tx, { seriesId: part.seriesId, after: after.series });
    return after.part;
  });
}
