import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradeTrade, measureTrade, ratioOf, type TradeTask } from './grade-trade.ts';
import type { DrawnTrade, TradeRule } from './quiz.schemas.ts';

const task: TradeTask = {
  side: 'long',
  account: 10_000,
  pointValue: 1,
  maxRisk: 1,
  minRewardToRisk: 2,
};

/** Risks 20 points and €100 for 40. */
const validTrade: DrawnTrade = { entry: 1_000, stop: 980, target: 1_040, units: 5 };

function broken(trade: Partial<DrawnTrade>, of: Partial<TradeTask> = {}): TradeRule[] {
  return gradeTrade({ ...task, ...of }, { ...validTrade, ...trade })
    .filter(({ isKept }) => !isKept)
    .map(({ rule }) => rule);
}

const anyTask: fc.Arbitrary<TradeTask> = fc.record({
  side: fc.constantFrom('long', 'short'),
  account: fc.integer({ min: 100, max: 1_000_000 }),
  pointValue: fc.integer({ min: 1, max: 10_000 }).map((cents) => cents / 100),
  maxRisk: fc.integer({ min: 1, max: 50 }).map((tenths) => tenths / 10),
  minRewardToRisk: fc.integer({ min: 5, max: 100 }).map((tenths) => tenths / 10),
});

/** Prices in steps of a quarter, which floating point represents exactly. */
const anyPrice = fc.integer({ min: 0, max: 100_000 }).map((quarters) => quarters / 4);
const anyLine = fc.option(anyPrice);
const anyTrade: fc.Arbitrary<DrawnTrade> = fc.record({
  entry: anyLine,
  stop: anyLine,
  target: anyLine,
  units: fc.option(fc.integer({ min: 0, max: 1_000 })),
});

describe('a drawn trade', () => {
  it('keeps every rule where stop, target and size are right', () => {
    expect(broken({})).toEqual([]);
    expect(gradeTrade(task, validTrade).map(({ rule }) => rule)).toEqual([
      'stopSet',
      'targetSet',
      'riskWithinLimit',
      'rewardToRisk',
    ]);
  });

  it('breaks what a missing line, or a missing size, leaves open', () => {
    expect(broken({ stop: null })).toEqual(['stopSet', 'riskWithinLimit', 'rewardToRisk']);
    expect(broken({ target: null })).toEqual(['targetSet', 'rewardToRisk']);
    expect(broken({ units: null })).toEqual(['riskWithinLimit']);
    expect(broken({ units: 0 })).toEqual(['riskWithinLimit']);
    expect(broken({ entry: null })).toHaveLength(4);
  });

  it('takes the limits themselves as kept, and nothing beyond them', () => {
    expect(broken({ units: 5.01 })).toEqual(['riskWithinLimit']);
    expect(broken({ target: 1_039.99 })).toEqual(['rewardToRisk']);
    // 0.1 + 0.2 isn't 0.3 in floating point, but it is for a student.
    expect(broken({ entry: 0.3, stop: 0.2, target: 0.5, units: 1_000 })).toEqual([]);
  });

  it('is within every limit that is exactly its own loss and its own ratio', () => {
    const steps = fc.integer({ min: 1, max: 4_000 }).map((quarters) => quarters / 4);
    fc.assert(
      fc.property(anyTask, steps, steps, (given, risk, reward) => {
        const direction = given.side === 'long' ? 1 : -1;
        const units = (given.account * given.maxRisk) / 100 / risk / given.pointValue;
        const entry = 10_000;
        const trade = {
          entry,
          stop: entry - direction * risk,
          target: entry + direction * reward,
          units,
        };
        const checked = gradeTrade({ ...given, minRewardToRisk: reward / risk }, trade);
        expect(checked.every(({ isKept }) => isKept)).toBe(true);
      }),
    );
  });

  it('never passes with the stop on the wrong side, whatever else is drawn', () => {
    const anyDistance = fc.integer({ min: 0, max: 4_000 }).map((quarters) => quarters / 4);
    fc.assert(
      fc.property(anyTask, anyTrade, anyDistance, (given, trade, distance) => {
        const entry = trade.entry ?? 5_000;
        const stop = entry + (given.side === 'long' ? distance : -distance);
        const kept = gradeTrade(given, { ...trade, entry, stop }).filter(({ isKept }) => isKept);
        // The target alone may happen to be correct.
        expect(kept.map(({ rule }) => rule).filter((rule) => rule !== 'targetSet')).toEqual([]);
      }),
    );
  });

  it('is judged the same when long and short, and up and down, are exchanged', () => {
    const mirror = (price: number | null) => (price === null ? null : 30_000 - price);
    fc.assert(
      fc.property(anyTask, anyTrade, (given, { entry, stop, target, units }) => {
        const turned = {
          entry: mirror(entry),
          stop: mirror(stop),
          target: mirror(target),
          units,
        };
        const other = { ...given, side: given.side === 'long' ? 'short' : 'long' } as const;
        const trade = { entry, stop, target, units };
        expect(gradeTrade(other, turned)).toEqual(gradeTrade(given, trade));
        expect(measureTrade(other, turned)).toEqual(measureTrade(given, trade));
      }),
    );
  });

  it('breaks the limit of risk only by growing, and never mends it so', () => {
    fc.assert(
      fc.property(anyTask, anyTrade, fc.integer({ min: 1, max: 100 }), (given, trade, more) => {
        const larger = { ...trade, units: (trade.units ?? 0) + more };
        const isWithin = (drawn: DrawnTrade) => gradeTrade(given, drawn)[2]?.isKept;
        fc.pre(trade.units !== null && trade.units > 0);
        if (isWithin(larger)) expect(isWithin(trade)).toBe(true);
      }),
    );
  });
});

describe('measures of a trade', () => {
  it('are points and euros, and nothing where a line is missing', () => {
    expect(measureTrade(task, validTrade)).toEqual({ risk: 20, reward: 40, loss: 100 });
    expect(measureTrade(task, { ...validTrade, stop: null })).toEqual({
      risk: null,
      reward: 40,
      loss: null,
    });
    expect(measureTrade(task, { ...validTrade, stop: 1_010 })).toMatchObject({
      risk: -10,
      loss: null,
    });
  });

  it('have a ratio only where both sides are in front of the entry', () => {
    expect(ratioOf(20, 50)).toBe(2.5);
    expect([ratioOf(null, 1), ratioOf(1, null), ratioOf(0, 1), ratioOf(1, -1)]).toEqual([
      0, 0, 0, 0,
    ]);
  });
});
