import {
  type EventDraft,
  type EventId,
  eventIdSchema,
} from '@danube/contract/events/events.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import type { Tx } from '../../../platform/database.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import {
  findOccurrenceRow,
  insertEvent,
  type OccurrenceKey,
  type PlannedEvent,
  updateEvent,
  updateOccurrence,
} from '../events.repository.ts';
import { mailRegisteredPeople } from '../registration/mail-registered-people.ts';
import {
  asDrafted,
  hasOccurrencesBefore,
  isSameAs,
  requireSplitDate,
} from './apply-intended-change.ts';
import { releaseOrphanedDays } from './release-orphaned-days.ts';
import { requireLockedSeries, requireSeries } from './require-series.ts';

/**
 * Changes one occurrence and all following ones. The series keeps its identity, so URLs, calendar
 * entries and registrations of days in both plans stay valid.
 */
export function changeFollowing(
  deps: EventsDependencies & { act: ActionContext },
  input: { id: EventId; date: string; draft: EventDraft },
): Promise<PlannedEvent> {
  return deps.transact(async ({ tx, touchContent, audit }) => {
    const { part, series } = await requireLockedSeries(tx, input.id);
    const cut = requireSplitDate(input, { part, series });
    const id = hasOccurrencesBefore(part, cut)
      ? await splitOff(deps, tx, { part, cut, draft: input.draft })
      : await replan(deps, tx, { part, draft: input.draft });
    await clearException(deps, tx, { seriesId: part.seriesId, date: input.date });
    touchContent('events');
    const { exceptions: _, ...before } = part;
    audit({
      ...auditFieldsOf(deps.act),
      action: 'events.change-following',
      target: { kind: 'event', id: part.seriesId },
      before,
      after: { from: cut, ...input.draft },
    });
    const after = await requireSeries(tx, id);
    await mailRegisteredPeople(deps, tx, { before: series, after: after.series });
    await releaseOrphanedDays(deps, tx, { seriesId: part.seriesId, after: after.series });
    return after.part;
  });
}

/** For the selected occurrence: its earlier move no longer applies. */
async function clearException(
  deps: Pick<EventsDependencies, 'clock'>,
  tx: Tx,
  name: OccurrenceKey,
): Promise<void> {
  const row = await findOccurrenceRow(tx, name);
  if (!row || isSameAs(row, asDrafted)) return;
  await updateOccurrence(tx, name, { ...asDrafted, changedAt: deps.clock.now() });
}

type Split = { part: PlannedEvent; cut: string; draft: EventDraft };

async function splitOff(
  deps: Pick<EventsDependencies, 'clock' | 'ids'>,
  tx: Tx,
  { part, cut, draft }: Split,
): Promise<EventId> {
  const now = deps.clock.now();
  const id = eventIdSchema.parse(deps.ids.uuid());
  await updateEvent(tx, part.id, { endsBefore: cut, updatedAt: now });
  await insertEvent(tx, {
    ...draft,
    id,
    slug: part.slug,
    seriesId: part.seriesId,
    endsBefore: part.endsBefore,
    // Calendar entries of the same days continue their sequence.
    revision: part.revision + 1,
    createdAt: now,
    updatedAt: now,
  });
  return id;
}

/** It was the part's first occurrence, so nothing would be left of it. */
async function replan(
  deps: Pick<EventsDependencies, 'clock'>,
  tx: Tx,
  { part, draft }: Omit<Split, 'cut'>,
): Promise<EventId> {
  await updateEvent(tx, part.id, { ...draft, updatedAt: deps.clock.now() });
  return part.id;
}
