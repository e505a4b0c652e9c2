// Runs the downloadable indicator sources completely and compares every value they draw with the
// reference calculation. The interpreters in testing/ only support what these sources use and
// reject the rest; they don't replace the platforms' compilers.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Bar, Line } from './bar.ts';
import { type Agreement, agreements } from './testing/agreements.ts';
import { barsOf } from './testing/bars-of.ts';
import { type Mql5Result, runMql5AtOnce, runMql5BarByBar } from './testing/run-mql5.ts';
import { runPine } from './testing/run-pine.ts';
import { sampleBars, steadyBars } from './testing/sample-bars.ts';

const tolerance = 1e-9;
/** A detected difference, as opposed to a source that couldn't be run. */
const differencePattern = /instead of|deeply equal/;

const charts: Record<string, Bar[]> = {
  'five hundred bars with gaps and still bars': sampleBars(),
  'a market of coarse prices': sampleBars(200, { seed: 7, tick: 10 }),
  'a currency with five digits': sampleBars(300, { seed: 11, tick: 1e-5, price: 1.1, move: 0.002 }),
  'gold, in tenths of a dollar': sampleBars(300, { seed: 12, tick: 0.1, price: 2_600, move: 9 }),
  'oil that falls below zero': sampleBars(300, { seed: 13, tick: 0.01, price: 2, move: 3 }),
  'a market with a night between any two hours': sampleBars(300, {
    seed: 14,
    missing: { share: 0.25, bars: 60 },
  }),
  'weekends, and days that never traded': sampleBars(300, {
    seed: 15,
    missing: { share: 0.04, bars: 3 * 96 },
  }),
  'a single bar': sampleBars(1),
  'fewer bars than most lengths': sampleBars(4),
  'swings as early as they can be': barsOf(
    [10, 8, 9],
    [12, 6, 9],
    [11, 8, 9],
    [14, 2, 9],
    [11, 8, 9],
    [12, 6, 9],
    [10, 8, 9],
    [10, 8, 9],
  ),
  'the same bar again and again': steadyBars(40, 10),
  'bars as small as those of currencies': steadyBars(40, 0.005),
  'a market that stands still': steadyBars(60, 0),
};

describe.each(agreements)('$slug, $choice', (agreement) => {
  test.each(Object.entries(charts))('Pine draws what the reference calculates on %s', (_, bars) => {
    comparePine(agreement, pineSource(agreement.slug), bars);
  });

  test.each(Object.entries(charts))('MQL5 draws what the reference calculates on %s', (_, bars) => {
    compareMql5(agreement, mql5Source(agreement.slug), bars);
  });
});

test('the chart of oil has prices on both sides of zero', () => {
  const closes = (charts['oil that falls below zero'] ?? []).map(({ close }) => close);
  expect(Math.min(...closes)).toBeLessThan(0);
  expect(Math.max(...closes)).toBeGreaterThan(0);
});

test('the long chart shows every kind of mark', () => {
  const shown = agreements.flatMap(({ choice, slug, expect: expected }) => {
    const { alerts, labels } = expected(sampleBars());
    return choice === 'as delivered' && slug !== 'risk-ruler'
      ? [...Object.values(alerts).map((bars) => bars.length), ...(labels.length ? [1] : [])]
      : [];
  });
  expect(Math.min(...shown)).toBeGreaterThan(0);
});

describe('a source that calculates otherwise is noticed', () => {
  test.each([
    ['danube-bands', '2.0 / (averageLength + 1)', '2.0 / (averageLength + 2)'],
    ['danube-bands', 'input.int(34,', 'input.int(35,'],
    ['danube-bands', 'math.abs(low - before)', 'math.abs(low - high)'],
    ['session-range', 'input.float(0.1,', 'input.float(0.11,'],
    ['session-range', 'minutes >= sessionEnd', 'minutes > sessionEnd'],
    ['session-range', 'hasBrokenUp := true', 'hasBrokenUp := false'],
    ['swing-structure', 'high[reach] <= high[reach + k]', 'high[reach] < high[reach + k]'],
    ['swing-structure', 'price < before ? 3 : 4', 'price < before ? 4 : 3'],
    ['risk-ruler', '1.0 / atrLength', '1.0 / (atrLength + 1)'],
    ['risk-ruler', 'riskPercent / 100', 'riskPercent / 101'],
    ['risk-ruler', 'math.ceil', 'math.floor'],
  ])('%s.pine with %s changed to %s', (slug, before, after) => {
    const changed = changedSource(pineSource(slug), before, after);
    expect(() => comparePine(requireAgreement(slug), changed, sampleBars(250))).toThrow(
      differencePattern,
    );
  });

  test.each([
    ['danube-bands', '2.0 / (InpAverageLength + 1)', '2.0 / (InpAverageLength + 2)'],
    ['danube-bands', 'InpOuterFactor   = 2.0', 'InpOuterFactor   = 2.01'],
    ['danube-bands', 'start = prev_calculated - 1', 'start = prev_calculated'],
    ['session-range', 'InpRangeMinutes = 30', 'InpRangeMinutes = 45'],
    ['session-range', 'height / 2.0', 'height / 2.1'],
    ['session-range', 'FirstBarOfDay(time, prev_calculated - 1)', 'prev_calculated - 1'],
    ['swing-structure', 'high[centre] <= high[centre - k]', 'high[centre] < high[centre - k]'],
    ['swing-structure', 'highLabel == 3.0', 'highLabel == 4.0'],
    ['risk-ruler', 'InpRiskPercent / 100.0', 'InpRiskPercent / 101.0'],
    ['risk-ruler', 'MathCeil', 'MathFloor'],
    ['risk-ruler', 'RULER_LONG = 1', 'RULER_LONG = 2'],
    ['risk-ruler', 'total / length', 'total / (length + 1)'],
  ])('%s.mq5 with %s changed to %s', (slug, before, after) => {
    const changed = changedSource(mql5Source(slug), before, after);
    expect(() => compareMql5(requireAgreement(slug), changed, sampleBars(250))).toThrow(
      differencePattern,
    );
  });
});

function comparePine({ expect: expected, pineInputs }: Agreement, source: string, bars: Bar[]) {
  const { plots, conditions, labels } = expected(bars);
  const drawing = runPine(source, { bars, inputs: pineInputs });
  expect([...drawing.plots.keys()].toSorted()).toEqual(Object.keys(plots).toSorted());
  for (const [title, line] of Object.entries(plots)) {
    expect(firstDifference(drawing.plots.get(title), line), title).toBeNull();
  }
  expect([...drawing.conditions.keys()].toSorted()).toEqual(Object.keys(conditions).toSorted());
  for (const [title, indexes] of Object.entries(conditions)) {
    const held = drawing.conditions.get(title)?.flatMap((holds, index) => (holds ? [index] : []));
    expect(held, title).toEqual(indexes);
  }
  expect(drawing.labels).toEqual(labels);
}

/** Loading the whole chart and growing it bar by bar must give the same result. */
function compareMql5(agreement: Agreement, source: string, bars: Bar[]) {
  const { serverOffsetMinutes } = agreement;
  const inputs = { ...agreement.mql5Inputs, InpAlerts: true };
  const atOnce = runMql5AtOnce(source, { bars, inputs, serverOffsetMinutes });
  const grown = runMql5BarByBar(source, { bars, inputs, serverOffsetMinutes });
  const { buffers, alerts, labels } = agreement.expect(bars);
  const texts = labels.map(({ x, price, text }) => ({ x, price, text })).toSorted(byPlace);
  expect(atOnce.labels.toSorted(byPlace)).toEqual(texts);
  expect(grown.labels.toSorted(byPlace)).toEqual(texts);
  for (const [name, line] of Object.entries(buffers)) {
    expect(firstDifference(atOnce.buffers.get(name), line), name).toBeNull();
    expect(firstDifference(grown.buffers.get(name), line), `${name}, bar by bar`).toBeNull();
  }
  expect(atOnce.alerts, 'a chart that is loaded stays silent').toEqual([]);
  for (const [text, indexes] of Object.entries(alerts)) {
    // The last bar isn't closed yet, so it has no result.
    const closed = indexes.filter((index) => index < bars.length - 1);
    expect(barsAlertedWith(grown, text), text).toEqual(closed);
  }
}

function byPlace(left: { x: number; price: number }, right: { x: number; price: number }): number {
  return left.x - right.x || left.price - right.price;
}

function barsAlertedWith({ alerts }: Mql5Result, text: string): number[] {
  return alerts.filter((alert) => alert.text === text).map(({ bar }) => bar);
}

function firstDifference(drawn: readonly number[] | undefined, line: Line): string | null {
  if (drawn?.length !== line.length) return `${drawn?.length ?? 'no'} values`;
  for (const [index, expected] of line.entries()) {
    const value = drawn[index] ?? Number.NaN;
    const isSame =
      expected === null ? Number.isNaN(value) : Math.abs(value - expected) <= tolerance;
    if (!isSame) return `bar ${index}: ${value} instead of ${expected}`;
  }
  return null;
}

function requireAgreement(slug: string): Agreement {
  const found = agreements.find((agreement) => agreement.slug === slug);
  if (!found) throw new Error(`there is no indicator ${slug}`);
  return found;
}

function changedSource(source: string, before: string, after: string): string {
  if (!source.includes(before)) throw new Error(`the source does not say ${before}`);
  return source.replaceAll(before, after);
}

function pineSource(slug: string): string {
  return readSource(`${slug}/files/${slug}.pine`);
}

function mql5Source(slug: string): string {
  return readSource(`${slug}/files/${slug}.mq5`);
}

function readSource(path: string): string {
  return readFileSync(new URL(`../../content/indicators/${path}`, import.meta.url), 'utf8');
}
