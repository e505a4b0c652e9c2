import type { Tx } from '../../../platform/database.ts';
import { decideEffect, type Effect } from '../change-effects.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import type { PlannedEvent } from '../events.repository.ts';
import { findOccurrenceOn, type PlannedOccurrence } from '../occurrences.ts';
import { type MailDependencies, mailAboutOccurrence } from './mail-about-occurrence.ts';
import {
  countRegisteredByDate,
  deleteRegistrations,
  findRegistered,
} from './registrations.repository.ts';

type Plans = {
  readonly before: readonly PlannedEvent[];
  readonly after: readonly PlannedEvent[];
  /** All by default. */
  readonly dates?: readonly string[];
};

/**
 * Emails everyone registered about a change of the plan. Registrations for days that no longer
 * exist are cancelled and deleted.
 */
export async function mailRegisteredPeople(
  deps: MailDependencies & Pick<EventsDependencies, 'clock'>,
  tx: Tx,
  { before, after, dates }: Plans,
): Promise<void> {
  const seriesId = before[0]?.seriesId;
  if (!seriesId) return;
  const registered = await countRegisteredByDate(tx, seriesId);
  for (const date of dates ?? registered.keys()) {
    if (!registered.has(date)) continue;
    const [was, is] = [findOccurrenceOn(before, date), findOccurrenceOn(after, date)];
    const lasting = is ?? was;
    if (!lasting || isOver(lasting, deps.clock.now())) continue;
    const effect = decideEffect(was, is);
    if (effect !== 'unchanged') {
      const reported = { occurrence: lasting, effect, isGone: is === null };
      await notifyAll(deps, tx, { ...reported, now: deps.clock.now() });
    }
    if (is === null) await deleteRegistrations(tx, { seriesId, date });
  }
}

async function notifyAll(
  deps: MailDependencies,
  tx: Tx,
  reported: { occurrence: PlannedOccurrence; effect: Effect; isGone: boolean; now: Date },
): Promise<void> {
  const { occurrence, effect, isGone, now } = reported;
  const { seriesId, revision } = occurrence.event;
  const people = await findRegistered(tx, { seriesId, date: occurrence.date });
  const kind = effect === 'cancelled' ? 'event-cancelled' : 'event-changed';
  const occasion = `${revision + (occurrence.own?.revision ?? 0)}:${now.getTime()}`;
  for (const person of people) {
    const hasPlace = person.state === 'registered';
    await mailAboutOccurrence(deps, tx, { kind, occurrence, person, occasion, isGone, hasPlace });
  }
}

function isOver({ end }: PlannedOccurrence, now: Date): boolean {
  return end.epochMilliseconds <= now.getTime();
}
