import { describe, expect, it } from 'vitest';
import { formatBars, parseBars } from './bars-text.ts';

const bars = [
  { open: 24_010, high: 24_032.5, low: 24_001, close: 24_020 },
  { open: 24_020, high: 24_020, low: 23_990, close: 23_995.25 },
];

describe('bars', () => {
  it.each([
    ['commas', '24010,24032.5,24001,24020\n24020,24020,23990,23995.25'],
    ['spaces and empty lines', ' 24010, 24032.5, 24001, 24020 \r\n\n24020,24020,23990,23995.25\n'],
    ['a spreadsheet', '24010\t24032,5\t24001\t24020\n24020\t24020\t23990\t23995,25'],
    ['semicolons', '24010;24032,5;24001;24020\n24020;24020;23990;23995,25'],
    ['a heading', 'Open,High,Low,Close\n24010,24032.5,24001,24020\n24020,24020,23990,23995.25'],
  ])('are read with %s', (_name, text) => {
    expect(parseBars(text)).toEqual(bars);
  });

  it('are written as they are read', () => {
    expect(parseBars(formatBars(bars))).toEqual(bars);
    expect(parseBars('')).toEqual([]);
  });

  it.each([
    ['1,2,0', 1, 'prices'],
    ['1,2,0,1\n1,2,0,1,5', 2, 'prices'],
    ['1,2,0,one', 1, 'prices'],
    ['1,2,0,-1', 1, 'prices'],
    ['1,2,0,1\n\n1,9999999,0,1', 3, 'prices'],
    ['1,2,0,3', 1, 'high'],
    ['3,2,0,1', 1, 'high'],
    ['1,2,1.5,2', 1, 'low'],
    [Array.from({ length: 61 }, () => '1,2,0,1').join('\n'), 61, 'tooMany'],
  ] as const)('%j: line %d is wrong (%s)', (text, line, fault) => {
    expect(parseBars(text)).toEqual({ line, fault });
  });
});
