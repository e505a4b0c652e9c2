import type { EventId, OccurrenceChange } from '@danube/contract/events/events.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import { lockOccurrence, type PlannedEvent, updateOccurrence } from '../events.repository.ts';
import { mailRegisteredPeople } from '../registration/mail-registered-people.ts';
import { isSameAs, requirePlannedOn, toChangedFields } from './apply-intended-change.ts';
import { requireLockedSeries, requireSeries } from './require-series.ts';

/** Cancels, moves or changes one occurrence. The last change wins; repeating it has no effect. */
export function changeOccurrence(
  deps: EventsDependencies & { act: ActionContext },
  input: { id: EventId; date: string; change: OccurrenceChange },
): Promise<PlannedEvent> {
  return deps.transact(async ({ tx, touchContent, audit }) => {
    const { part, series } = await requireLockedSeries(tx, input.id);
    const { id, date, change } = input;
    audit({
      ...auditFieldsOf(deps.act),
      action: 'events.change-occurrence',
      target: { kind: 'event', id },
      after: { date, ...change },
    });
    requirePlannedOn(part, date);
    const name = { seriesId: part.seriesId, date };
    const row = await lockOccurrence(tx, name);
    const now = deps.clock.now();
    const fields = toChangedFields({ part, change, now }, row);
    if (isSameAs(row, fields)) return part;
    await updateOccurrence(tx, name, { ...fields, changedAt: now });
    touchContent('events');
    const after = await requireSeries(tx, id);
    await mailRegisteredPeople(deps, tx, { before: series, after: after.series, dates: [date] });
    return after.part;
  });
}
