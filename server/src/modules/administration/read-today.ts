import type {
  Attention,
  Today,
  TodayFigure,
} from '@danube/contract/administration/today.schemas.ts';
import { coversScope, type StaffRole } from '@danube/contract/staff-roles.ts';
import { figureNames } from '@danube/contract/today-names.ts';
import { addDays, type Days, everyDay } from '../../platform/academy-days.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import { formatAcademyDay } from '../../platform/format-academy-day.ts';
import type { Logger } from '../../platform/logger.ts';
import type { AttentionSource, FigureSource } from '../../platform/today-sources.ts';

export type TodayDependencies = {
  readonly db: Db;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Called once all modules are built. */
  readonly findAttention: () => readonly AttentionSource[];
  readonly findFigures: () => readonly FigureSource[];
  readonly findNextSession: () => Promise<Today['nextSession']>;
};

const shownDays = 28;

/**
 * Reads what these roles may see from every module; failing ones are reported as missing. Periods end
 * with the day before `today`, which is counted on its own.
 */
export async function readToday(
  deps: TodayDependencies,
  roles: readonly StaffRole[],
  today = formatAcademyDay(deps.clock.now()),
): Promise<Today> {
  const asOf = deps.clock.now();
  const to = addDays(today, -1);
  const days = { from: addDays(to, 1 - shownDays), to };
  const open = <Source extends { scope: AttentionSource['scope'] }>(sources: readonly Source[]) =>
    sources.filter(({ scope }) => coversScope(roles, scope));
  const requested = await Promise.all(
    open(deps.findAttention()).map((source) =>
      nullOnFailure(deps, source.name, () => readAttention(deps, source, asOf)),
    ),
  );
  const figures = await Promise.all(
    open(deps.findFigures()).map((source) =>
      nullOnFailure(deps, source.name, () => readFigure(deps, source, days)),
    ),
  );
  const driver = await nullOnFailure(deps, 'driver', () =>
    findDriver(deps, open(deps.findFigures()), to),
  );
  const nextSession = await nullOnFailure(deps, 'nextSession', deps.findNextSession);
  return {
    asOf,
    ...days,
    attention: dropUndefined(requested)
      .filter(({ count }) => count > 0)
      .sort(byUrgency),
    figures: dropUndefined(figures).sort(
      (one, other) => figureNames.indexOf(one.name) - figureNames.indexOf(other.name),
    ),
    driver: driver ?? null,
    nextSession: nextSession ?? null,
    missing: [...requested, ...figures, driver, nextSession].filter((each) => each === undefined)
      .length,
  };
}

async function readAttention(
  { db }: TodayDependencies,
  { name, path, isUrgent = false, find }: AttentionSource,
  now: Date,
): Promise<Attention> {
  const { count, since = null, about = [] } = await find(db, now);
  return { name, path, isUrgent, count, since, about: [...about] };
}

async function readFigure(
  { db }: TodayDependencies,
  { name, unit, path, read }: FigureSource,
  days: Days,
): Promise<TodayFigure> {
  const wide = { from: addDays(days.from, -shownDays), to: days.to };
  const today = addDays(days.to, 1);
  const rows = await read(db, { ...wide, to: today });
  const found = new Map(rows.map(({ day, value }) => [day, value]));
  const all = everyDay(wide).map((day) => found.get(day) ?? 0);
  const last = (count: number, skipped = 0) =>
    all.slice(all.length - skipped - count, all.length - skipped);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    name,
    unit,
    path,
    days: last(shownDays),
    total: sum(last(shownDays)),
    before: sum(last(shownDays, shownDays)),
    yesterday: sum(last(1)),
    today: found.get(today) ?? 0,
    weekAgo: sum(last(1, 7)),
    lastWeek: sum(last(7)),
    weekBefore: sum(last(7, 7)),
  };
}

async function findDriver({ db }: TodayDependencies, sources: readonly FigureSource[], to: string) {
  const source = sources.find((each) => each.findDriver);
  const now = { from: addDays(to, -6), to };
  const before = { from: addDays(to, -13), to: addDays(to, -7) };
  return (await source?.findDriver?.(db, now, before)) ?? null;
}

async function nullOnFailure<Answer>(
  { logger }: TodayDependencies,
  part: string,
  ask: () => Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await ask();
  } catch (error) {
    logger.warn({ err: error, part }, 'a part of Today was not read');
    return undefined;
  }
}

function dropUndefined<Value>(values: readonly (Value | undefined)[]): Value[] {
  return values.filter((value) => value !== undefined);
}

/** Urgent ones first, then those that have waited longest. */
function byUrgency(one: Attention, other: Attention): number {
  const waited = ({ since }: Attention) => since?.getTime() ?? Number.POSITIVE_INFINITY;
  return (
    Number(other.isUrgent) - Number(one.isUrgent) || compareNumbers(waited(one), waited(other))
  );
}

function compareNumbers(one: number, other: number): number {
  // Infinity - Infinity is NaN.
  return one === other ? 0 : one - other;
}
