import type { EventId } from '@danube/contract/events/events.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import { findOccurrenceRow, type PlannedEvent, updateOccurrence } from '../events.repository.ts';
import { mailRegisteredPeople } from '../registration/mail-registered-people.ts';
import { asPlanned, isSameAs, toChangedFields } from './apply-intended-change.ts';
import { requireLockedSeries, requireSeries } from './require-series.ts';

/** Discards an occurrence's exception. No effect if it has none. */
export function restoreOccurrence(
  deps: EventsDependencies & { act: ActionContext },
  input: { id: EventId; date: string },
): Promise<PlannedEvent> {
  return deps.transact(async ({ tx, touchContent, audit }) => {
    const { part, series } = await requireLockedSeries(tx, input.id);
    const { id, date } = input;
    audit({
      ...auditFieldsOf(deps.act),
      action: 'events.restore-occurrence',
      target: { kind: 'event', id },
      after: { date },
    });
    const name = { seriesId: part.seriesId, date };
    const row = await findOccurrenceRow(tx, name);
    const now = deps.clock.now();
    const fields = row && toChangedFields({ part, change: asPlanned, now }, row);
    if (!row || !fields || isSameAs(row, fields)) return part;
    await updateOccurrence(tx, name, { ...fields, changedAt: now });
    touchContent('events');
    const after = await requireSeries(tx, id);
    await mailRegisteredPeople(deps, tx, { before: series, after: after.series, dates: [date] });
    return after.part;
  });
}
