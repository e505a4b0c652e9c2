import type { LanguageCode } from '@danube/contract/locale.ts';
import { parseDecimal } from '../../../lib/decimal.ts';
import { type CompoundGrowth, compoundGrowth } from './calculations/compound-growth.ts';
import { type Margin, marginOf } from './calculations/margin.ts';
import { type PointValue, pointValue } from './calculations/point-value.ts';
import { type PositionSize, positionSize } from './calculations/position-size.ts';
import { type RiskReward, riskReward, type TradeErrorCode } from './calculations/risk-reward.ts';
import type { Market } from './markets.ts';
import {
  type FieldName,
  type FieldRule,
  fieldNames,
  fieldsOf,
  ruleOf,
  type ToolId,
} from './tools.ts';
import type { WidgetView } from './widget-view.ts';

export type FieldErrorCode = 'missing' | 'unreadable' | 'out-of-range' | TradeErrorCode;

export type Outcome =
  | { tool: 'position'; result: PositionSize }
  | { tool: 'reward'; result: RiskReward }
  | { tool: 'point'; result: PointValue }
  | { tool: 'growth'; result: CompoundGrowth }
  | { tool: 'margin'; result: Margin };

export type Calculation = {
  readonly faults: Readonly<Partial<Record<FieldName, FieldErrorCode>>>;
  /** Undefined while a field is invalid. */
  readonly outcome: Outcome | undefined;
};

type Values = Record<FieldName, number>;

/** Parses a calculator's fields and computes its result. */
export function calculate(view: WidgetView, language: LanguageCode): Calculation {
  const { values, faults } = readFields(view, language);
  if (Object.keys(faults).length > 0) return { faults, outcome: undefined };
  const outcome = compute(view.tool, view.market, values);
  if (!('fault' in outcome)) return { faults, outcome };
  const field = outcome.fault === 'stop-at-entry' ? 'stop' : 'target';
  return { faults: { [field]: outcome.fault }, outcome: undefined };
}

/** The result for the example values, which are consistent in every market. */
export function exampleOutcome({ tool, market }: WidgetView): Outcome {
  const outcome = compute(tool, market, initialValues(market));
  if ('fault' in outcome) throw new Error(`the example of ${market.id} is ${outcome.fault}`);
  return outcome;
}

function readFields({ tool, market, texts }: WidgetView, language: LanguageCode) {
  const shown = fieldsOf(tool, market);
  const faults: Partial<Record<FieldName, FieldErrorCode>> = {};
  const values = initialValues(market);
  for (const field of shown) {
    const text = texts[field];
    if (text === undefined) continue;
    const read = readField(text, ruleOf(field, market, tool), language);
    if (typeof read === 'number') values[field] = read;
    else faults[field] = read;
  }
  return { values, faults };
}

function readField(text: string, rule: FieldRule, language: LanguageCode): number | FieldErrorCode {
  if (text.trim() === '') return 'missing';
  const value = parseDecimal(text, rule.scale, language);
  if (value === null) return 'unreadable';
  return value < rule.min || value > rule.max ? 'out-of-range' : value;
}

function initialValues(market: Market): Values {
  // Every name of the list becomes a key.
  return Object.fromEntries(
    fieldNames.map((name) => [name, ruleOf(name, market).initial]),
  ) as Values;
}

function compute(
  tool: ToolId,
  market: Market,
  values: Values,
): Outcome | { fault: TradeErrorCode } {
  switch (tool) {
    case 'position':
      return { tool, result: positionSize(values, market) };
    case 'reward': {
      const result = riskReward(values, market);
      return 'fault' in result ? result : { tool, result };
    }
    case 'point':
      return { tool, result: pointValue(values, market) };
    case 'growth':
      return { tool, result: compoundGrowth(values) };
    case 'margin':
      return { tool, result: marginOf(values, market) };
  }
}
