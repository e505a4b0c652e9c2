import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseColumns } from './parse-columns.ts';

const two = 'Year 4,20.5,14.7\nThis year,-12.5,15.75';
const head = 'Year,Free cash flow,Dividends';

describe('parseColumns', () => {
  it('reads labels as written, a value for each series, and the unit', () => {
    expect(parseColumns(`unit €m\n\n Year, Free cash flow, Dividends\n${two}`)).toEqual({
      heading: 'Year',
      unit: '€m',
      series: [
        { name: 'Free cash flow', digits: 1 },
        { name: 'Dividends', digits: 2 },
      ],
      rows: [
        { label: 'Year 4', values: [20.5, 14.7] },
        { label: 'This year', values: [-12.5, 15.75] },
      ],
    });
  });

  it('needs no unit, nor a word above the labels', () => {
    expect(parseColumns(',Days\nYear 1,61\nYear 2,74')).toMatchObject({
      heading: '',
      unit: '',
      series: [{ name: 'Days', digits: 0 }],
    });
  });

  it('takes a minus sign for a hyphen', () => {
    expect(parseColumns(`${head}\n${two.replace('-', '−')}`)).toEqual(
      parseColumns(`${head}\n${two}`),
    );
  });

  it.each([
    ['no first line', two],
    ['a row without a label', `${head}\n${two}\n,1,2`],
    ['a value too few', `${head}\n${two}\nNext year,1`],
    ['a value too many', `${head}\n${two}\nNext year,1,2,3`],
    ['a thousands separator', 'Year,Sales\nYear 1,1,200\nYear 2,1,300'],
    ['a value that is no number', `${head}\n${two}\nNext year,1e3,Infinity`],
    ['an empty value', `${head}\n${two}\nNext year,,2`],
    ['a label twice', `${head}\n${two}\nYear 4,1,2`],
    ['a series twice', `Year,Sales,Sales\n${two}`],
    ['a series without a name', `Year,Sales,\n${two}`],
    ['four series', 'Year,A,B,C,D\nYear 1,1,2,3,4\nYear 2,1,2,3,4'],
    ['two units', `unit €m\nunit %\n${head}\n${two}`],
    ['a line of another kind', `${head}\n${two}\nstop 12`],
    ['labels only', 'Year\nYear 1\nYear 2'],
    ['a single row', 'Year,Sales\nYear 1,1'],
    ['nothing', ''],
  ])('refuses %s', (_, text) => {
    expect(parseColumns(text)).toBeNull();
  });

  it('takes 24 rows and 48 values, and no more', () => {
    const rows = (count: number, series = 1) => {
      const names = ['Sales', 'Profit', 'Debt'].slice(0, series);
      const lines = Array.from({ length: count }, (_, index) => [index, ...names.map(() => 1)]);
      return [['Month', ...names], ...lines].map((line) => line.join()).join('\n');
    };
    expect(parseColumns(rows(24))?.rows).toHaveLength(24);
    expect(parseColumns(rows(25))).toBeNull();
    expect(parseColumns(rows(24, 2))?.rows).toHaveLength(24);
    expect(parseColumns(rows(16, 3))?.rows).toHaveLength(16);
    expect(parseColumns(rows(17, 3))).toBeNull();
  });

  it('reads back whatever figures a company has', () => {
    const cents = fc.integer({ min: -99_999_999, max: 99_999_999 });
    fc.assert(
      fc.property(fc.array(cents, { minLength: 2, maxLength: 24 }), (amounts) => {
        const rows = amounts.map((amount, index) => `Year ${index},${(amount / 100).toFixed(2)}`);
        const parsed = parseColumns(['Year,Profit', ...rows].join('\n'));
        expect(parsed?.rows.map(({ values: [value = 0] }) => Math.round(value * 100) || 0)).toEqual(
          amounts,
        );
      }),
    );
  });
});
