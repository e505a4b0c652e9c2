import { number, type Value } from './evaluate.ts';

/** The platform's empty value: the largest double. */
export const emptyValue = Number.MAX_VALUE;

/** These only draw, describe or configure; the indicators never read their results. */
export const drawingCalls = new Set(
  'PlotIndexSetDouble PlotIndexSetInteger IndicatorSetString Comment DoubleToString'.split(' '),
);

export const calculations: Record<string, (...values: Value[]) => number | string> = {
  IntegerToString: (value = 0) => String(number(value)),
  MathAbs: (value = 0) => Math.abs(number(value)),
  MathCeil: (value = 0) => Math.ceil(number(value)),
  MathFloor: (value = 0) => Math.floor(number(value)),
  MathMax: (left = 0, right = 0) => Math.max(number(left), number(right)),
  MathRound: (value = 0) => Math.round(number(value)),
  MathMin: (left = 0, right = 0) => Math.min(number(left), number(right)),
};

/** Upper-case names, colours and symbol properties only affect looks and texts. */
export function constantOf(name: string): Value {
  if (name === 'EMPTY_VALUE') return emptyValue;
  if (name === 'true' || name === 'false') return name === 'true';
  if (/^([A-Z][A-Z0-9_]+|clr[A-Z]\w+|_Symbol|_Digits)$/.test(name)) return name;
  throw new Error(`${name} is not known here`);
}
