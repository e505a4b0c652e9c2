import type { EventId } from '@danube/contract/events/events.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import { deletePart, deleteSeries, updateEvent } from '../events.repository.ts';
import { mailRegisteredPeople } from '../registration/mail-registered-people.ts';
import { endSeriesBefore, requirePlannedOn } from './apply-intended-change.ts';
import { releaseOrphanedDays } from './release-orphaned-days.ts';
import { requireLockedSeries } from './require-series.ts';

/**
 * Cancels one occurrence and all following ones, across parts of the series. If nothing comes
 * before, the series is removed.
 */
export function endSeries(
  deps: EventsDependencies & { act: ActionContext },
  input: { id: EventId; date: string },
): Promise<{ ended: true }> {
  return deps.transact(async ({ tx, touchContent, audit }) => {
    const known = await requireLockedSeries(tx, input.id);
    const { part, series } = known;
    requirePlannedOn(part, input.date);
    const after = endSeriesBefore(known, input.date);
    audit({
      ...auditFieldsOf(deps.act),
      action: 'events.end-series',
      target: { kind: 'event', id: part.seriesId },
      before: { parts: series.map(({ exceptions: _, ...one }) => one) },
      after: { endsBefore: input.date },
    });
    await mailRegisteredPeople(deps, tx, { before: series, after });
    const saved = after.find(({ id }) => id === part.id);
    if (saved) {
      const { recurrenceRule, endsBefore } = saved;
      await updateEvent(tx, part.id, { recurrenceRule, endsBefore, updatedAt: deps.clock.now() });
    }
    await releaseOrphanedDays(deps, tx, { seriesId: part.seriesId, after });
    if (after.length === 0) await deleteSeries(tx, part.seriesId);
    const removed = series.filter(({ id }) => after.every((one) => one.id !== id));
    // The first part identifies the series, and is only removed with all of it.
    const later = removed.filter(({ id }) => after.length > 0 && id !== part.seriesId);
    for (const { id } of later) await deletePart(tx, id);
    touchContent('events');
    return { ended: true };
  });
}
