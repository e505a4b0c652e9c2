import type { CalculatorField, CalculatorName } from '../../../lib/markdown/calculator-fields.ts';
import type { TextKey } from '../../../lib/text-keys.ts';
import { type Market, priceScale } from './markets.ts';

export type ToolId = 'position' | 'reward' | 'point' | 'growth' | 'margin';

export type Tool = {
  readonly name: TextKey;
  /** The question it answers. */
  readonly question: TextKey;
  readonly fields: readonly FieldName[];
  /** Whether the result depends on the market. */
  readonly dependsOnMarket: boolean;
};

/** Every field once, by its name in the URL. */
export const fieldNames = [
  'capital',
  'risk',
  'distance',
  'entry',
  'stop',
  'target',
  'size',
  'move',
  'leverage',
  'monthly',
  'yearly',
  'years',
  'rate',
] as const satisfies readonly CalculatorField[];

export type FieldName = (typeof fieldNames)[number];

export const tools: Readonly<Record<ToolId, Tool>> = {
  position: {
    name: 'widgets.tools.position.name',
    question: 'widgets.tools.position.question',
    fields: ['capital', 'risk', 'distance', 'rate'],
    dependsOnMarket: true,
  },
  reward: {
    name: 'widgets.tools.reward.name',
    question: 'widgets.tools.reward.question',
    fields: ['entry', 'stop', 'target', 'size', 'rate'],
    dependsOnMarket: true,
  },
  point: {
    name: 'widgets.tools.point.name',
    question: 'widgets.tools.point.question',
    fields: ['size', 'move', 'rate'],
    dependsOnMarket: true,
  },
  growth: {
    name: 'widgets.tools.growth.name',
    question: 'widgets.tools.growth.question',
    fields: ['capital', 'monthly', 'yearly', 'years'],
    dependsOnMarket: false,
  },
  margin: {
    name: 'widgets.tools.margin.name',
    question: 'widgets.tools.margin.question',
    fields: ['entry', 'size', 'leverage', 'capital', 'rate'],
    dependsOnMarket: true,
  },
};

/** The tools by the names that texts use. */
export const toolOf: Readonly<Record<CalculatorName, ToolId>> = {
  'position-size': 'position',
  'risk-reward': 'reward',
  'pip-value': 'point',
  'compound-growth': 'growth',
  margin: 'margin',
};

/** A market quoted in euros needs no exchange rate. */
export function fieldsOf(tool: ToolId, market: Market): readonly FieldName[] {
  const { fields } = tools[tool];
  return market.quotedIn === 'EUR' ? fields.filter((field) => field !== 'rate') : fields;
}

/** A field's rule; all numbers are integers at the field's scale. */
export type FieldRule = {
  readonly scale: number;
  readonly min: number;
  readonly max: number;
  readonly initial: number;
};

const fixedRules = {
  capital: { scale: 2, min: 100, max: 1_000_000_000, initial: 1_000_000 },
  risk: { scale: 2, min: 1, max: 10_000, initial: 100 },
  monthly: { scale: 2, min: 0, max: 10_000_000, initial: 10_000 },
  yearly: { scale: 2, min: -9000, max: 3000, initial: 500 },
  years: { scale: 0, min: 1, max: 40, initial: 10 },
  rate: { scale: 4, min: 5000, max: 20_000, initial: 11_000 },
} as const satisfies Partial<Record<FieldName, FieldRule>>;

/** Fields that keep their value when the market changes. */
export function isSharedByMarkets(field: FieldName): boolean {
  return Object.hasOwn(fixedRules, field);
}

export function ruleOf(field: FieldName, market: Market, tool?: ToolId): FieldRule {
  const { example, sizeStep, leverage } = market;
  switch (field) {
    case 'entry':
    case 'stop':
    case 'target':
      // A price further away is a typo or belongs to another market.
      return {
        scale: priceScale,
        min: example.entry / market.priceRange,
        max: example.entry * market.priceRange,
        initial: example[field],
      };
    case 'distance':
    case 'move':
      return { scale: 2, min: 1, max: 10_000_000, initial: example.distance };
    case 'size':
      return market.sizeUnit === 'shares'
        ? { scale: 2, min: sizeStep, max: 10_000_000, initial: 1000 }
        : { scale: 2, min: sizeStep, max: 100_000, initial: 100 };
    case 'leverage':
      return { scale: 0, min: 1, max: 30, initial: leverage };
    case 'capital':
      // A savings plan may begin with nothing.
      return tool === 'growth' ? { ...fixedRules.capital, min: 0 } : fixedRules.capital;
    default:
      return fixedRules[field];
  }
}
