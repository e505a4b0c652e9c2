import type { Bar, Line, Mark } from './bar.ts';

export interface SessionRangeInputs {
  /** Minutes after midnight in the session's time zone; the end is exclusive. */
  readonly sessionStart: number;
  readonly sessionEnd: number;
  readonly rangeMinutes: number;
  /** Distance of the breakout levels from the range, as a multiple of its height. */
  readonly buffer: number;
  /** Distance of the extension levels from the range, as a multiple of its height. */
  readonly extension: number;
  /** The session's offset from UTC. */
  readonly utcOffsetMinutes: number;
}

export interface SessionRange {
  readonly lines: {
    readonly high: Line;
    readonly low: Line;
    readonly middle: Line;
    readonly breakoutUpper: Line;
    readonly breakoutLower: Line;
    readonly extensionUpper: Line;
    readonly extensionLower: Line;
  };
  /** A session's first close beyond each breakout level. */
  readonly marks: readonly Mark<'up' | 'down'>[];
}

export const sessionRangeDefaults: SessionRangeInputs = {
  sessionStart: 9 * 60,
  sessionEnd: 17 * 60 + 30,
  rangeMinutes: 30,
  buffer: 0.1,
  extension: 1,
  utcOffsetMinutes: 0,
};

const minute = 60_000;
const minutesOfDay = 1440;

/** High and low of a session's first minutes, and the levels beyond them until the session ends. */
export function sessionRange(
  bars: readonly Bar[],
  inputs: SessionRangeInputs = sessionRangeDefaults,
): SessionRange {
  const marks: Mark<'up' | 'down'>[] = [];
  let session = newSession(Number.NaN);
  const ranges = bars.map((bar, index) => {
    const localMinutes = Math.floor(bar.time / minute) + inputs.utcOffsetMinutes;
    const day = Math.floor(localMinutes / minutesOfDay);
    if (day !== session.day) session = newSession(day);
    const phase = phaseAt(localMinutes - day * minutesOfDay, inputs);
    if (phase === 'range') widen(session, bar);
    if (phase === 'closed' || session.high === null || session.low === null) return null;
    const range = levelsOf({ high: session.high, low: session.low }, inputs);
    if (phase === 'range') return { ...range, breakoutUpper: null, breakoutLower: null };
    marks.push(...breakouts(session, { close: bar.close, index, range }));
    return range;
  });
  return { lines: linesOf(ranges), marks };
}

interface Session {
  readonly day: number;
  high: number | null;
  low: number | null;
  hasBrokenUp: boolean;
  hasBrokenDown: boolean;
}

interface Range {
  readonly high: number;
  readonly low: number;
  readonly middle: number;
  readonly breakoutUpper: number | null;
  readonly breakoutLower: number | null;
  readonly extensionUpper: number;
  readonly extensionLower: number;
}

function newSession(day: number): Session {
  return { day, high: null, low: null, hasBrokenUp: false, hasBrokenDown: false };
}

function phaseAt(time: number, inputs: SessionRangeInputs): 'closed' | 'range' | 'after' {
  if (time < inputs.sessionStart || time >= inputs.sessionEnd) return 'closed';
  return time < inputs.sessionStart + inputs.rangeMinutes ? 'range' : 'after';
}

function widen(session: Session, { high, low }: Bar): void {
  session.high = session.high === null ? high : Math.max(session.high, high);
  session.low = session.low === null ? low : Math.min(session.low, low);
}

function levelsOf({ high, low }: { high: number; low: number }, inputs: SessionRangeInputs): Range {
  const height = high - low;
  return {
    high,
    low,
    middle: low + height / 2,
    breakoutUpper: high + inputs.buffer * height,
    breakoutLower: low - inputs.buffer * height,
    extensionUpper: high + inputs.extension * height,
    extensionLower: low - inputs.extension * height,
  };
}

function breakouts(
  session: Session,
  { close, index, range }: { close: number; index: number; range: Range },
): Mark<'up' | 'down'>[] {
  const { breakoutUpper, breakoutLower } = range;
  if (breakoutUpper !== null && close > breakoutUpper && !session.hasBrokenUp) {
    session.hasBrokenUp = true;
    return [{ index, kind: 'up', price: breakoutUpper }];
  }
  if (breakoutLower !== null && close < breakoutLower && !session.hasBrokenDown) {
    session.hasBrokenDown = true;
    return [{ index, kind: 'down', price: breakoutLower }];
  }
  return [];
}

function linesOf(ranges: readonly (Range | null)[]): SessionRange['lines'] {
  function line(name: keyof Range): Line {
    return ranges.map((range) => range?.[name] ?? null);
  }
  return {
    high: line('high'),
    low: line('low'),
    middle: line('middle'),
    breakoutUpper: line('breakoutUpper'),
    breakoutLower: line('breakoutLower'),
    extensionUpper: line('extensionUpper'),
    extensionLower: line('extensionLower'),
  };
}
