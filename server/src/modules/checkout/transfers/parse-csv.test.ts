import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCsv } from '../../../platform/csv.ts';
import { parseCsv } from './parse-csv.ts';

describe('csvRecords', () => {
  test.each([
    {
      name: 'plain cells',
      csv: 'a;b\nc;d',
      rows: [
        ['a', 'b'],
        ['c', 'd'],
      ],
    },
    {
      name: 'a byte order mark and the line breaks of Windows',
      csv: '\uFEFFa;b\r\n',
      rows: [['a', 'b']],
    },
    { name: 'separators and quotes in quotes', csv: '"a;""b""";c', rows: [['a;"b"', 'c']] },
    { name: 'a quote in the middle of a cell', csv: 'say "a;b', rows: [['say "a', 'b']] },
    { name: 'a quote that is never closed', csv: 'a;"b;c', rows: [['a', 'b;c']] },
    { name: 'empty cells at both ends', csv: ';a;\n', rows: [['', 'a', '']] },
    { name: 'no empty lines', csv: '\n\na\n;;\n\nb', rows: [['a'], ['b']] },
    { name: 'nothing', csv: '', rows: [] },
  ])('reads $name', ({ csv, rows }) => {
    expect(parseCsv(csv, ';').map(({ cells }) => cells)).toEqual(rows);
  });

  test('counts lines as an editor does, also within quotes', () => {
    const records = parseCsv('head\n\n"two\nlines"|x\nlast|y\n', '|');
    expect(records.map(({ line }) => line)).toEqual([1, 3, 5]);
  });

  test('reads what was written', () => {
    // The formula prefix of `toCsv` and surrounding spaces are lost in the round trip.
    const cell = fc.string().map((text) => `x${text}x`.replaceAll(/\r\n?/g, '\n'));
    const row = fc.array(cell, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 6 }), (rows) => {
        expect(parseCsv(toCsv(rows), ',').map(({ cells }) => cells)).toEqual(rows);
      }),
    );
  });
});
