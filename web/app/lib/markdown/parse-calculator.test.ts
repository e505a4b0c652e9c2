import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calculatorFields,
  calculatorMarkets,
  calculatorNames,
  hasMarket,
} from './calculator-fields.ts';
import { parseCalculator } from './parse-calculator.ts';

describe('a calculator in a text', () => {
  it('is its name alone', () => {
    expect(parseCalculator('\n  margin ')).toEqual({
      name: 'margin',
      market: undefined,
      values: {},
    });
  });

  it('names its market and the values it opens with, in any order', () => {
    const lines = ['position-size', 'capital 20000', 'market  gold', '', 'rate 1.15', 'risk 0.5'];
    expect(parseCalculator(lines.join('\n'))).toEqual({
      name: 'position-size',
      market: 'gold',
      values: { capital: '20000', rate: '1.15', risk: '0.5' },
    });
  });

  it('takes a minus sign of either kind', () => {
    expect(parseCalculator('compound-growth\nyearly −1.5')).toMatchObject({
      values: { yearly: '−1.5' },
    });
  });

  it.each([
    ['', 'unknown-calculator', ''],
    ['fortune', 'unknown-calculator', 'fortune'],
    ['margin\nmarket tulips', 'unknown-market', 'market tulips'],
    ['margin\nmarket Gold', 'unknown-market', 'market Gold'],
    ['margin\nmarket', 'unknown-market', 'market'],
    ['margin\nmarket gold oil', 'unknown-line', 'market gold oil'],
    ['compound-growth\nmarket gold', 'unknown-line', 'market gold'],
    ['margin\nstop 4150', 'unknown-line', 'stop 4150'],
    ['margin\nentry', 'unknown-line', 'entry'],
    ['margin\nentry 4,150', 'unknown-line', 'entry 4,150'],
    ['margin\nentry 4150 dollars', 'unknown-line', 'entry 4150 dollars'],
    ['margin\nmarket gold\nmarket oil', 'repeated-line', 'market oil'],
    ['margin\nsize 1\nsize 2', 'repeated-line', 'size 2'],
  ])('has a fault with its line: %j', (text, fault, line) => {
    expect(parseCalculator(text)).toEqual({ fault, line });
  });

  it('can name every market and every field of each calculator', () => {
    const choices = fc.constantFrom(...calculatorNames).chain((name) =>
      fc.record({
        name: fc.constant(name),
        market: fc.constantFrom(...calculatorMarkets),
        fields: fc.subarray([...calculatorFields[name]]),
        value: fc.integer({ min: -999_999_999, max: 999_999_999 }),
      }),
    );
    fc.assert(
      fc.property(choices, ({ name, market, fields, value }) => {
        const lines = fields.map((field) => `${field} ${value}`);
        if (hasMarket(name)) lines.push(`market ${market}`);
        expect(parseCalculator([name, ...lines].join('\n'))).toEqual({
          name,
          market: hasMarket(name) ? market : undefined,
          values: Object.fromEntries(fields.map((field) => [field, String(value)])),
        });
      }),
    );
  });
});
