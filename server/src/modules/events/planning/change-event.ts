import type { EventDraft, EventId } from '@danube/contract/events/events.schemas.ts';
import { type Act, entryBy } from '../../../platform/act.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import { type PlannedEvent, updateEvent } from '../events.repository.ts';
import { writeToRegistered } from '../registration/write-to-registered.ts';
import { requirePlan } from './intended-series.ts';
import { releaseLostDays } from './release-lost-days.ts';
import { requireLockedSeries, requireSeries } from './require-series.ts';

/**
 * Changes an event, or part of a series. Exceptions for days that no longer exist lose their
 * effect.
 */
export function changeEvent(
  deps: EventsDependencies & { act: Act },
  id: EventId,
  draft: EventDraft,
): Promise<PlannedEvent> {
  return deps.transact(async ({ tx, touchContent, audit }) => {
    const { part, series } = await requireLockedSeries(tx, id);
    requirePlan(draft, { part, series });
    await updateEvent(tx, id, { ...draft, updatedAt: deps.clock.now() });
    touchContent('events');
    const { exceptions: _, ...before } = part;
    const target = { kind: 'event', id };
    audit({ ...entryBy(deps.act), action: 'events.change', target, before, after: draft });
    const after = await requireSeries(tx, id);
    await writeToRegistered(deps, tx, { before: series, after: after.series });
    await releaseLostDays(deps, tx, { seriesId: part.seriesId, after: after.series });
    return after.part;
  });
}
