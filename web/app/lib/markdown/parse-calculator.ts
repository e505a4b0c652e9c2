import {
  type CalculatorField,
  type CalculatorMarket,
  type CalculatorName,
  calculatorFields,
  calculatorMarkets,
  calculatorNames,
  hasMarket,
} from './calculator-fields.ts';

export type ParsedCalculator = {
  readonly name: CalculatorName;
  /** Undefined if the text leaves it to the calculator. */
  readonly market: CalculatorMarket | undefined;
  /** What it opens with, as written: with a decimal point, and a minus sign of either kind. */
  readonly values: Readonly<Partial<Record<CalculatorField, string>>>;
};

type Setting = { readonly key: 'market' | CalculatorField; readonly value: string };

/**
 * Parses a calculator: its name, then perhaps `market gold`, and values it opens with, such as
 * `capital 20000` or `rate 1.15`, in any order. Null if a line is none of these or repeats one.
 */
export function parseCalculator(text: string): ParsedCalculator | null {
  const [first, ...lines] = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const name = calculatorNames.find((known) => known === first);
  if (!name) return null;
  const settings = lines.map((line) => parseLine(line, name));
  if (!settings.every((setting) => setting !== null)) return null;
  const { market, ...values } = Object.fromEntries(settings.map(({ key, value }) => [key, value]));
  if (new Set(settings.map(({ key }) => key)).size < settings.length) return null;
  return { name, market: calculatorMarkets.find((known) => known === market), values };
}

const valuePattern = /^[-−]?\d{1,9}(?:\.\d{1,5})?$/;

function parseLine(line: string, name: CalculatorName): Setting | null {
  const [key, value = '', ...more] = line.split(/ +/);
  if (more.length > 0) return null;
  if (key === 'market' && hasMarket(name)) {
    return calculatorMarkets.some((known) => known === value) ? { key, value } : null;
  }
  const fields: readonly CalculatorField[] = calculatorFields[name];
  const field = fields.find((known) => known === key);
  return field && valuePattern.test(value) ? { key: field, value } : null;
}
