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

export type CalculatorFault = {
  readonly fault: 'unknown-calculator' | 'unknown-market' | 'unknown-line' | 'repeated-line';
  /** The line at fault. */
  readonly line: string;
};

type Setting = { readonly key: 'market' | CalculatorField; readonly value: string };

/**
 * Parses a calculator: its name, then perhaps `market gold`, and values it opens with, such as
 * `capital 20000` or `rate 1.15`, in any order.
 */
export function parseCalculator(text: string): ParsedCalculator | CalculatorFault {
  const [first = '', ...lines] = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const name = calculatorNames.find((known) => known === first);
  if (!name) return { fault: 'unknown-calculator', line: first };
  const settings: Setting[] = [];
  for (const line of lines) {
    const read = parseLine(line, name);
    if ('fault' in read) return read;
    if (settings.some(({ key }) => key === read.key)) return { fault: 'repeated-line', line };
    settings.push(read);
  }
  const values = settings.filter(({ key }) => key !== 'market');
  return {
    name,
    market: calculatorMarkets.find((known) =>
      settings.some(({ key, value }) => key === 'market' && value === known),
    ),
    values: Object.fromEntries(values.map(({ key, value }) => [key, value])),
  };
}

const valuePattern = /^[-−]?\d{1,9}(?:\.\d{1,5})?$/;

function parseLine(line: string, name: CalculatorName): Setting | CalculatorFault {
  const [key = '', value = '', ...more] = line.split(/ +/);
  if (key === 'market' && hasMarket(name) && more.length === 0) {
    const isKnown = calculatorMarkets.some((known) => known === value);
    return isKnown ? { key, value } : { fault: 'unknown-market', line };
  }
  const fields: readonly CalculatorField[] = calculatorFields[name];
  const field = fields.find((known) => known === key);
  return field && valuePattern.test(value) && more.length === 0
    ? { key: field, value }
    : { fault: 'unknown-line', line };
}
