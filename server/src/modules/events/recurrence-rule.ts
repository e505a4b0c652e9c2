import type { EventDraft, WallClock } from '@danube/contract/events/events.schemas.ts';
import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { toWallClock, type WallClockSpan } from './academy-clock.ts';

/** When an event takes place: once, or by a rule that starts counting at its first start. */
export type Schedule = Pick<EventDraft, 'firstStart' | 'recurrenceRule'> & {
  /** The day from which a later part of the series takes over. */
  readonly endsBefore?: string | null;
};

/** Every planned start in the range, ignoring exceptions. */
export function plannedStarts(schedule: Schedule, span: WallClockSpan): WallClock[] {
  const { endsBefore = null } = schedule;
  const starts = startsByRule(schedule, span);
  return endsBefore === null ? starts : starts.filter((start) => start < endsBefore);
}

function startsByRule({ firstStart, recurrenceRule }: Schedule, span: WallClockSpan): WallClock[] {
  if (recurrenceRule === null) {
    return span.from <= firstStart && firstStart <= span.to ? [firstStart] : [];
  }
  return readRule(recurrenceRule, skipAheadTo(recurrenceRule, { firstStart, near: span.from }))
    .between(asUtc(span.from), asUtc(span.to), true)
    .map(fromUtc);
}

/** The planned occurrence on a day; rules are daily at most, so there is at most one. */
export function plannedStartOn(schedule: Schedule, date: string): WallClock | null {
  const span: WallClockSpan = { from: `${date}T00:00`, to: `${date}T23:59` };
  return plannedStarts(schedule, span)[0] ?? null;
}

/** How many occurrences a rule with COUNT has from a day on; null without COUNT. */
export function countFrom(schedule: Schedule, date: string): number | null {
  const count = /(?:^|;)COUNT=(\d+)/.exec(schedule.recurrenceRule ?? '')?.[1];
  if (count === undefined) return null;
  const span: WallClockSpan = { from: schedule.firstStart, to: `${date}T00:00` };
  return Number(count) - startsByRule(schedule, span).filter((start) => start < date).length;
}

/** False if the rule is invalid, or has no occurrence within years of its first start. */
export function isUsable(schedule: Schedule): boolean {
  if (schedule.recurrenceRule === null) return true;
  if (!isWellFormed(schedule.recurrenceRule)) return false;
  const from = schedule.firstStart;
  const to = toWallClock(Temporal.PlainDateTime.from(from).add({ years: maxYears }));
  try {
    return plannedStarts(schedule, { from, to }).length > 0;
  } catch {
    // The library throws for contradictory parts.
    return false;
  }
}

/** Long enough for 29 February, short enough to find out quickly. */
const maxYears = 4;

/** The days of a century: iterating a valid rule must never stop midway. */
const maxSteps = 36_525;

const weekday = '(MO|TU|WE|TH|FR|SA|SU)';

/**
 * The supported parts of a rule. Nothing below a day, because the first start sets the time;
 * nothing else, because the library ignores unknown parts, and an administrator would get a
 * different series than the one stored.
 */
const partPatterns: Readonly<Record<string, RegExp>> = {
  FREQ: /^(DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^[1-9]\d?$/,
  COUNT: /^[1-9]\d{0,2}$/,
  UNTIL: /^20\d{6}(T\d{6})?$/,
  BYDAY: listOf(`([+-]?[1-5])?${weekday}`),
  BYMONTHDAY: listOf('-?([1-9]|[12]\\d|3[01])'),
  BYMONTH: listOf('([1-9]|1[0-2])'),
  BYSETPOS: listOf('-?[1-5]'),
  WKST: new RegExp(`^${weekday}$`),
};

function listOf(item: string): RegExp {
  return new RegExp(`^${item}(,${item})*$`);
}

function isWellFormed(rule: string): boolean {
  const parts = rule.split(';').map((part) => part.split('='));
  const names = new Set(parts.map(([name]) => name));
  return (
    names.size === parts.length &&
    parts.every(
      ([name = '', value = '', ...rest]) =>
        rest.length === 0 && Object.hasOwn(partPatterns, name) && partPatterns[name]?.test(value),
    )
  );
}

/**
 * Rules are calculated in UTC as a stand-in for local time without clock changes: 18:00 is 18:00
 * all year, and a count never depends on the night the clocks change.
 */
function readRule(rule: string, firstStart: WallClock): RRuleTemporal {
  return new RRuleTemporal({
    rruleString: `RRULE:${rule.replace(/UNTIL=(\d{8})(T\d{6})?/, untilInUtc)}`,
    dtstart: Temporal.PlainDateTime.from(firstStart).toZonedDateTime('UTC'),
    tzid: 'UTC',
    strict: true,
    maxIterations: maxSteps,
  });
}

/**
 * A later start with the same dates in the range, so that a distant year isn't reached day by day:
 * whole intervals of the rule are skipped. A rule with COUNT has to be counted.
 */
function skipAheadTo(
  rule: string,
  { firstStart, near }: { firstStart: WallClock; near: WallClock },
): WallClock {
  const parts = new Map(rule.split(';').map((part) => [part.split('=')[0], part.split('=')[1]]));
  const unit = roundUnits[parts.get('FREQ') ?? ''];
  // If the first start determines the day of the month, some months don't have it.
  const isEveryMonths = Number(firstStart.slice(8, 10)) <= daysInShortestMonth;
  const isShiftable = isEveryMonths || unit === 'days' || unit === 'weeks';
  if (!unit || parts.has('COUNT') || !isShiftable) return firstStart;
  const begin = Temporal.PlainDateTime.from(firstStart);
  const distance = begin.until(Temporal.PlainDateTime.from(near), { largestUnit: unit })[unit];
  const interval = Number(parts.get('INTERVAL') ?? 1);
  // Keeps one whole interval before the range, because the range may start in the middle of one.
  const rounds = Math.floor(distance / interval) - 1;
  return rounds > 0 ? toWallClock(begin.add({ [unit]: rounds * interval })) : firstStart;
}

const daysInShortestMonth = 28;

const roundUnits: Readonly<Record<string, 'days' | 'weeks' | 'months' | 'years'>> = {
  DAILY: 'days',
  WEEKLY: 'weeks',
  MONTHLY: 'months',
  YEARLY: 'years',
};

/** A date without a time includes the whole day. */
function untilInUtc(_match: string, date: string, time = 'T235959'): string {
  return `UNTIL=${date}${time}Z`;
}

function asUtc(time: WallClock): Date {
  return new Date(`${time}Z`);
}

function fromUtc(moment: { epochMilliseconds: number }): WallClock {
  const text = new Date(moment.epochMilliseconds).toISOString();
  return `${text.slice(0, 10)}T${text.slice(11, 16)}`;
}
