export const calculatorNames = [
  'position-size',
  'risk-reward',
  'pip-value',
  'compound-growth',
  'margin',
] as const;

export type CalculatorName = (typeof calculatorNames)[number];

export const calculatorMarkets = ['dax', 'dow', 'gold', 'oil', 'wheat', 'eurusd', 'share'] as const;

export type CalculatorMarket = (typeof calculatorMarkets)[number];

/** What each calculator asks for, in this order. */
export const calculatorFields = {
  'position-size': ['capital', 'risk', 'distance', 'rate'],
  'risk-reward': ['entry', 'stop', 'target', 'size', 'rate'],
  'pip-value': ['size', 'move', 'rate'],
  'compound-growth': ['capital', 'monthly', 'yearly', 'years'],
  margin: ['entry', 'size', 'leverage', 'capital', 'rate'],
} as const satisfies Record<CalculatorName, readonly string[]>;

export type CalculatorField = (typeof calculatorFields)[CalculatorName][number];

/** Growth is the same sum in every market. */
export function hasMarket(name: CalculatorName): boolean {
  return name !== 'compound-growth';
}
