import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Market, markets } from '../markets.ts';
import { type FieldName, ruleOf, type ToolId } from '../tools.ts';
import { compoundGrowth } from './compound-growth.ts';
import { ceilRatio, floorRatio, roundRatio } from './exact-ratio.ts';
import { marginOf } from './margin.ts';
import { pointValue } from './point-value.ts';
import { positionSize } from './position-size.ts';
import { riskReward } from './risk-reward.ts';

const { dax, dow, gold, oil, wheat, eurusd, share } = markets;
const anyMarket = fc.constantFrom(...Object.values(markets));

/** Any value that the field accepts in this market. */
function accepted(field: FieldName, market: Market, tool?: ToolId) {
  const { min, max } = ruleOf(field, market, tool);
  return fc.integer({ min, max });
}

function plansOf(market: Market) {
  return fc.record({
    capital: accepted('capital', market),
    risk: accepted('risk', market),
    distance: accepted('distance', market),
    rate: accepted('rate', market),
  });
}

const plans = anyMarket.chain((market) => plansOf(market).map((plan) => ({ market, plan })));

const trades = anyMarket.chain((market) =>
  fc
    .record({
      entry: accepted('entry', market),
      stop: accepted('stop', market),
      target: accepted('target', market),
      size: accepted('size', market),
      rate: accepted('rate', market),
    })
    .map((trade) => ({ market, trade })),
);

const savings = fc.record({
  capital: accepted('capital', dax, 'growth'),
  monthly: accepted('monthly', dax),
  yearly: accepted('yearly', dax),
  years: accepted('years', dax),
});

describe('exact ratio', () => {
  it('holds to the unit where floating numbers do not', () => {
    expect(floorRatio({ of: [3, 10], by: [10, 1] })).toBe(3);
    expect(floorRatio({ of: [9_007_199_254_740_991, 3], by: [3] })).toBe(9_007_199_254_740_991);
    expect(roundRatio({ of: [1], by: [2] })).toBe(1);
    expect(ceilRatio({ of: [1], by: [20] })).toBe(1);
  });

  it('brackets every quotient between floor and ceiling', () => {
    const whole = fc.integer({ min: -1_000_000, max: 1_000_000 });
    fc.assert(
      fc.property(whole, fc.integer({ min: 1, max: 1_000_000 }), (of, by) => {
        const ratio = { of: [of], by: [by] };
        expect(floorRatio(ratio)).toBe(Math.floor(of / by));
        expect(ceilRatio(ratio)).toBe(Math.ceil(of / by) + 0);
        expect(Math.abs(roundRatio(ratio) - of / by)).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  it('is nothing by nothing', () => {
    expect(floorRatio({ of: [5], by: [0] })).toBe(0);
    expect(roundRatio({ of: [5], by: [0] })).toBe(0);
    expect(ceilRatio({ of: [5], by: [0] })).toBe(0);
  });
});

describe('position size', () => {
  const tenThousand = { capital: 1_000_000, risk: 100, rate: 11_000 };

  it('risks one per cent of 10,000 euros over 50 DAX points with 2 contracts', () => {
    expect(positionSize({ ...tenThousand, distance: 5000 }, dax)).toEqual({
      size: 200,
      allowed: 10_000,
      loss: 10_000,
      perPoint: 200,
    });
  });

  it('turns dollars into euros', () => {
    // 100 EUR is 110 USD; 150 points at 1 USD: 0.73 contracts, traded in tenths.
    expect(positionSize({ ...tenThousand, distance: 15_000 }, dow).size).toBe(70);
    // 30 pips at 10 USD a lot is 300 USD: 0.366 lots.
    expect(positionSize({ ...tenThousand, distance: 3000 }, eurusd).size).toBe(36);
    // 15 dollars an ounce is 1,500 USD a lot: 0.073 lots.
    expect(positionSize({ ...tenThousand, distance: 1500 }, gold).size).toBe(7);
    // 80 cents a barrel is 800 USD a lot: 0.1375 lots.
    expect(positionSize({ ...tenThousand, distance: 8000 }, oil).size).toBe(13);
  });

  it('never risks more than is allowed, and comes within one step of it', () => {
    fc.assert(
      fc.property(plans, ({ market, plan }) => {
        const { size, allowed, loss } = positionSize(plan, market);
        expect(size % market.sizeStep).toBe(0);
        expect(loss).toBeLessThanOrEqual(allowed);
        const larger = ((size + market.sizeStep) / 100) * (plan.distance / 100);
        const rate = market.quotedIn === 'USD' ? plan.rate / 10_000 : 1;
        const cents = (market.units * market.point) / 1000;
        expect((larger * cents) / rate).toBeGreaterThan(allowed * (1 - 1e-9));
      }),
    );
  });

  it('grows with the capital and shrinks with the distance', () => {
    fc.assert(
      fc.property(plans, fc.integer({ min: 1, max: 1_000_000 }), ({ market, plan }, more) => {
        const { size } = positionSize(plan, market);
        const richer = positionSize({ ...plan, capital: plan.capital + more }, market);
        const wider = positionSize({ ...plan, distance: plan.distance + more }, market);
        expect(richer.size).toBeGreaterThanOrEqual(size);
        expect(wider.size).toBeLessThanOrEqual(size);
      }),
    );
  });
});

describe('risk to reward', () => {
  const price = (value: number) => Math.round(value * 100_000);

  it('sees 100 points of target against 50 of stop as 1 to 2', () => {
    const trade = { entry: price(24_000), stop: price(23_950), target: price(24_100) };
    expect(riskReward({ ...trade, size: 200, rate: 11_000 }, dax)).toEqual({
      direction: 'long',
      ratio: 200,
      risk: 10_000,
      reward: 20_000,
      breakEven: 3333,
    });
  });

  it('takes a stop above the entry for a sale', () => {
    const trade = { entry: price(1.1), stop: price(1.103), target: price(1.0955) };
    // 30 pips at 10 USD is 300 USD, or 272.73 EUR; 45 pips is 450 USD.
    expect(riskReward({ ...trade, size: 100, rate: 11_000 }, eurusd)).toMatchObject({
      direction: 'short',
      ratio: 150,
      risk: 27_273,
      reward: 40_909,
    });
  });

  it('refuses a stop at the entry and a target beyond the stop', () => {
    const at = (stop: number, target: number) =>
      riskReward({ entry: 100_000, stop, target, size: 100, rate: 11_000 }, dax);
    expect(at(100_000, 120_000)).toEqual({ fault: 'stop-at-entry' });
    expect(at(90_000, 80_000)).toEqual({ fault: 'target-on-wrong-side' });
    expect(at(110_000, 120_000)).toEqual({ fault: 'target-on-wrong-side' });
    expect(at(90_000, 100_000)).toEqual({ fault: 'target-on-wrong-side' });
  });

  it('gives whole cents and a share between nothing and one for every trade it accepts', () => {
    fc.assert(
      fc.property(trades, ({ market, trade }) => {
        const result = riskReward(trade, market);
        if ('fault' in result) return;
        expect(Number.isSafeInteger(result.risk) && Number.isSafeInteger(result.reward)).toBe(true);
        expect(result.ratio).toBeGreaterThanOrEqual(0);
        expect(result.breakEven).toBeGreaterThanOrEqual(0);
        expect(result.breakEven).toBeLessThanOrEqual(10_000);
      }),
    );
  });
});

describe('point value', () => {
  it('is what the contracts say', () => {
    const one = { size: 100, move: 1000, rate: 10_000 };
    const all = [dax, dow, gold, oil, wheat, eurusd, share];
    const values = all.map((market) => pointValue(one, market));
    expect(values.map(({ perContract }) => perContract)).toEqual([
      100, 100, 10_000, 1000, 5000, 1000, 100,
    ]);
    expect(values.map(({ ofMove }) => ofMove)).toEqual([
      1000, 1000, 100_000, 10_000, 50_000, 10_000, 1000,
    ]);
  });

  it('is in euros at the rate of the day', () => {
    // 2.5 lots at 10 USD a pip is 25 USD; at 1.25 that is 20 EUR.
    expect(pointValue({ size: 250, move: 100, rate: 12_500 }, eurusd).perPoint).toBe(2000);
  });

  it('grows with the size', () => {
    fc.assert(
      fc.property(anyMarket, fc.nat(99_000), fc.nat(1000), (market, size, more) => {
        const at = (held: number) => pointValue({ size: held, move: 5000, rate: 11_000 }, market);
        expect(at(size + more).ofMove).toBeGreaterThanOrEqual(at(size).ofMove);
      }),
    );
  });
});

describe('margin', () => {
  it('sets aside a twentieth of one DAX contract at 24,000', () => {
    const position = { entry: 2_400_000_000, size: 100, leverage: 20, capital: 1_000_000 };
    expect(marginOf({ ...position, rate: 11_000 }, dax)).toEqual({
      exposure: 2_400_000,
      margin: 120_000,
      shareOfCapital: 1200,
      fatalMove: 500,
    });
  });

  it('counts a lot of EUR/USD at the rate of the day as 100,000 euros', () => {
    const position = { entry: 110_000, size: 100, leverage: 30, capital: 1_000_000, rate: 11_000 };
    expect(marginOf(position, eurusd)).toMatchObject({ exposure: 10_000_000, margin: 333_334 });
  });

  it('never asks for more than is moved, and for less with more leverage', () => {
    fc.assert(
      fc.property(trades, fc.integer({ min: 1, max: 29 }), ({ market, trade }, leverage) => {
        const at = (lever: number) =>
          marginOf({ ...trade, leverage: lever, capital: 1_000_000 }, market);
        const { margin, exposure } = at(leverage);
        expect(margin).toBeLessThanOrEqual(exposure);
        expect(margin * leverage).toBeGreaterThanOrEqual(exposure);
        expect(at(leverage + 1).margin).toBeLessThanOrEqual(margin);
      }),
    );
  });
});

describe('compound growth', () => {
  it('adds a twelfth of the return each month', () => {
    // 1,000.00 at 12 per cent a year: 1 per cent a month for a year, rounded to the cent each
    // month.
    const { balance, paidIn, gain } = compoundGrowth({
      capital: 100_000,
      monthly: 0,
      yearly: 1200,
      years: 1,
    });
    expect({ balance, paidIn, gain }).toEqual({ balance: 112_684, paidIn: 100_000, gain: 12_684 });
  });

  it('is the sum of what was paid in where nothing is earned', () => {
    const result = compoundGrowth({ capital: 100_000, monthly: 5000, yearly: 0, years: 2 });
    expect(result).toMatchObject({ balance: 220_000, paidIn: 220_000, gain: 0 });
    expect(result.byYear.map(({ balance }) => balance)).toEqual([160_000, 220_000]);
  });

  it('stays in whole cents, and more of anything never gives less', () => {
    fc.assert(
      fc.property(savings, fc.integer({ min: 1, max: 500 }), (saving, more) => {
        const { balance, gain, byYear } = compoundGrowth(saving);
        expect(Number.isSafeInteger(balance) && balance >= 0).toBe(true);
        expect(byYear).toHaveLength(saving.years);
        expect(gain === 0 || gain > 0 === saving.yearly > 0).toBe(true);
        const richer = compoundGrowth({ ...saving, capital: saving.capital + more });
        const better = compoundGrowth({ ...saving, yearly: saving.yearly + more });
        expect(richer.balance).toBeGreaterThanOrEqual(balance);
        expect(better.balance).toBeGreaterThanOrEqual(balance);
      }),
      { numRuns: 60 },
    );
  });
});
