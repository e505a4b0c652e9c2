import type { CalculatorMarket } from '../../../lib/markdown/calculator-fields.ts';
import type { TextKey } from '../../../lib/text-keys.ts';

/** Prices are integers in hundred-thousandths, so that calculations are exact. */
export const priceScale = 5;

export type MarketId = CalculatorMarket;

/** A contract for difference as European brokers usually offer it; a share is bought too. */
export type Market = {
  readonly id: MarketId;
  readonly name: TextKey;
  /** What a contract is and what its point is worth, as text. */
  readonly assumption: TextKey;
  /** The unit of sizes. */
  readonly sizeUnit: 'contracts' | 'lots' | 'shares';
  readonly quotedIn: 'EUR' | 'USD';
  /** How many units of the underlying one contract contains. */
  readonly units: number;
  /** The size of one point, the unit of price moves; scaled like prices. */
  readonly point: number;
  readonly pointUnit: 'points' | 'pips' | 'euros';
  /** The minimum size and its step, in hundredths of a contract. */
  readonly sizeStep: number;
  /** The maximum for retail clients under the ESMA rules of 2018. */
  readonly leverage: number;
  readonly digits: number;
  /** How many times the example's price a price may be, and what part of it. */
  readonly priceRange: number;
  /** The example's starting values, scaled like prices; round figures, not quotes. */
  readonly example: {
    readonly entry: number;
    readonly stop: number;
    readonly target: number;
    /** In hundredths of a point. */
    readonly distance: number;
  };
};

const index = {
  sizeUnit: 'contracts',
  units: 1,
  point: 100_000,
  pointUnit: 'points',
  sizeStep: 10,
  leverage: 20,
  digits: 1,
  priceRange: 10,
} as const;

export const markets: Readonly<Record<MarketId, Market>> = {
  dax: {
    ...index,
    id: 'dax',
    name: 'widgets.markets.dax',
    assumption: 'widgets.assumptions.dax',
    quotedIn: 'EUR',
    example: example({ entry: 24_000, stop: 23_950, target: 24_100, distance: 50 }),
  },
  dow: {
    ...index,
    id: 'dow',
    name: 'widgets.markets.dow',
    assumption: 'widgets.assumptions.dow',
    quotedIn: 'USD',
    example: example({ entry: 46_000, stop: 45_850, target: 46_300, distance: 150 }),
  },
  gold: {
    id: 'gold',
    name: 'widgets.markets.gold',
    assumption: 'widgets.assumptions.gold',
    sizeUnit: 'lots',
    quotedIn: 'USD',
    units: 100,
    point: 100_000,
    pointUnit: 'points',
    sizeStep: 1,
    leverage: 20,
    digits: 2,
    priceRange: 10,
    example: example({ entry: 4000, stop: 3985, target: 4030, distance: 15 }),
  },
  oil: {
    id: 'oil',
    name: 'widgets.markets.oil',
    assumption: 'widgets.assumptions.oil',
    sizeUnit: 'lots',
    quotedIn: 'USD',
    units: 1000,
    point: 1000,
    pointUnit: 'points',
    sizeStep: 1,
    leverage: 10,
    digits: 2,
    priceRange: 10,
    example: example({ entry: 65, stop: 64.2, target: 66.6, distance: 80 }),
  },
  // Milling wheat in Paris, whose contract is 50 tonnes.
  wheat: {
    id: 'wheat',
    name: 'widgets.markets.wheat',
    assumption: 'widgets.assumptions.wheat',
    sizeUnit: 'lots',
    quotedIn: 'EUR',
    units: 50,
    point: 100_000,
    pointUnit: 'points',
    sizeStep: 1,
    leverage: 10,
    digits: 2,
    priceRange: 10,
    example: example({ entry: 200, stop: 196, target: 208, distance: 4 }),
  },
  eurusd: {
    id: 'eurusd',
    name: 'widgets.markets.eurusd',
    assumption: 'widgets.assumptions.eurusd',
    sizeUnit: 'lots',
    quotedIn: 'USD',
    units: 100_000,
    point: 10,
    pointUnit: 'pips',
    sizeStep: 1,
    leverage: 30,
    digits: 4,
    priceRange: 10,
    example: example({ entry: 1.1, stop: 1.097, target: 1.106, distance: 30 }),
  },
  // Shares cost from cents to thousands of euros.
  share: {
    id: 'share',
    name: 'widgets.markets.share',
    assumption: 'widgets.assumptions.share',
    sizeUnit: 'shares',
    quotedIn: 'EUR',
    units: 1,
    point: 100_000,
    pointUnit: 'euros',
    sizeStep: 100,
    leverage: 5,
    digits: 2,
    priceRange: 1000,
    example: example({ entry: 50, stop: 46, target: 58, distance: 4 }),
  },
};

/** The value of one point for one contract, in hundredths of the quote currency. */
export function pointCents(market: Market): number {
  return (market.units * market.point) / 1000;
}

function example(given: Market['example']): Market['example'] {
  const price = (value: number) => Math.round(value * 10 ** priceScale);
  return {
    entry: price(given.entry),
    stop: price(given.stop),
    target: price(given.target),
    distance: given.distance * 100,
  };
}
