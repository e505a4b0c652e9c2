import type {
  ChangePreview,
  IntendedChange,
  OccurrenceEffect,
} from '@danube/contract/events/events.schemas.ts';
import { Temporal } from 'temporal-polyfill';
import type { Tx } from '../../../platform/database.ts';
import { toAcademyTime } from '../academy-clock.ts';
import { decideEffect, decideFeedEffect, findClockChange, takesPlace } from '../change-effects.ts';
import type { EventsDependencies } from '../events.dependencies.ts';
import { findEventsStartingIn, type PlannedEvent } from '../events.repository.ts';
import {
  findOccurrencesIn,
  findPlannedIn,
  type PlannedOccurrence,
  type Window,
  widenWindow,
} from '../occurrences.ts';
import { countRegisteredByDate } from '../registration/registrations.repository.ts';
import { applyIntendedChange, createIntendedEvent } from './apply-intended-change.ts';
import { requireSeries } from './require-series.ts';

const daysAhead = 366;
const maxListSize = 100;

/** What a change would do to each occurrence of the next year; nothing is written. */
export async function previewChange(
  deps: Pick<EventsDependencies, 'db' | 'clock'>,
  intended: IntendedChange,
): Promise<ChangePreview> {
  const now = deps.clock.now();
  const { before, after } = await findPlans(deps.db, intended, now);
  const from = toAcademyTime(now);
  const window = { from, to: from.startOfDay().add({ days: daysAhead }) };
  const effects = await findEffects(deps.db, { before, after, window });
  const different = effects.filter(({ feed }) => feed !== 'unchanged');
  return {
    effects: effects.filter(isNotable).slice(0, maxListSize),
    total: different.length,
    mails: effects.reduce((sum, { mail }) => sum + (mail?.people ?? 0), 0),
  };
}

type Plans = { readonly before: readonly PlannedEvent[]; readonly after: readonly PlannedEvent[] };

async function findPlans(tx: Tx, intended: IntendedChange, now: Date): Promise<Plans> {
  if (intended.kind === 'create') {
    return { before: [], after: [createIntendedEvent(intended.draft, now)] };
  }
  const known = await requireSeries(tx, intended.id);
  return { before: known.series, after: applyIntendedChange(intended, known, now) };
}

async function findEffects(
  tx: Tx,
  { before, after, window }: Plans & { window: Window },
): Promise<OccurrenceEffect[]> {
  const was = byDate(findPlannedIn(before, window));
  const is = byDate(findPlannedIn(after, window));
  const seriesId = before[0]?.seriesId;
  const people = seriesId ? await countRegisteredByDate(tx, seriesId) : new Map<string, number>();
  const others = (await findEventsStartingIn(tx, widenWindow(window))).filter(
    (event) => event.seriesId !== seriesId,
  );
  const taken = findOccurrencesIn(others, window).filter(({ event }) => !event.isAllDay);
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((date) => ({ date, before: was.get(date) ?? null, after: is.get(date) ?? null }))
    .toSorted(byStart)
    .map((change) => toEffect(change, { taken, people: people.get(change.date) ?? 0 }));
}

type Change = {
  readonly date: string;
  readonly before: PlannedOccurrence | null;
  readonly after: PlannedOccurrence | null;
};

function toEffect(
  { date, before, after }: Change,
  { taken, people }: { taken: readonly PlannedOccurrence[]; people: number },
): OccurrenceEffect {
  const effect = decideEffect(before, after);
  const kind = effect === 'cancelled' ? ('cancelled' as const) : ('changed' as const);
  const is = takesPlace(after);
  return {
    date,
    before: toSpan(takesPlace(before)),
    after: toSpan(is),
    clockChange: findClockChange(is),
    conflicts: is ? taken.filter((other) => isOverlapping(is, other)).map(toDefiniteSpan) : [],
    mail: effect === 'unchanged' || people === 0 ? null : { kind, people },
    feed: decideFeedEffect(before, after),
  };
}

function isNotable({ feed, conflicts, clockChange }: OccurrenceEffect): boolean {
  return feed !== 'unchanged' || conflicts.length > 0 || clockChange !== null;
}

function isOverlapping(one: PlannedOccurrence, other: PlannedOccurrence): boolean {
  if (one.event.isAllDay) return false;
  return (
    Temporal.ZonedDateTime.compare(one.start, other.end) < 0 &&
    Temporal.ZonedDateTime.compare(other.start, one.end) < 0
  );
}

function toSpan(occurrence: PlannedOccurrence | null) {
  return occurrence && toDefiniteSpan(occurrence);
}

function toDefiniteSpan({ event, start, end }: PlannedOccurrence) {
  return {
    startsAt: new Date(start.epochMilliseconds),
    endsAt: new Date(end.epochMilliseconds),
    title: event.title,
  };
}

function byDate(occurrences: readonly PlannedOccurrence[]): Map<string, PlannedOccurrence> {
  return new Map(occurrences.map((occurrence) => [occurrence.date, occurrence]));
}

function byStart(a: Change, b: Change): number {
  return earliestStart(a) - earliestStart(b);
}

function earliestStart({ before, after }: Change): number {
  const starts = [before, after].flatMap((one) => (one ? [one.start.epochMilliseconds] : []));
  return Math.min(...starts);
}
