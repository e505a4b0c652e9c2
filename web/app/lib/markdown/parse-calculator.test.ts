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
    '',
    'fortune',
    'margin\nmarket tulips',
    'margin\nmarket Gold',
    'margin\nmarket',
    'margin\nmarket gold oil',
    'compound-growth\nmarket gold',
    'margin\nstop 4150',
    'margin\nentry',
    'margin\nentry 4,150',
    'margin\nentry 4150 dollars',
    'margin\nmarket gold\nmarket oil',
    'margin\nsize 1\nsize 2',
  ])('is nothing with a mistake: %j', (text) => {
    expect(parseCalculator(text)).toBeNull();
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
