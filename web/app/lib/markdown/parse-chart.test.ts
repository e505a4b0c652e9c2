import { describe, expect, it } from 'vitest';
import { parseChart } from './parse-chart.ts';

const two = '9:00,18200,18240,18190,18230\n9:15,18230,18260.5,18220,18250';

describe('readChart', () => {
  it('reads bars with their times as written, and prices across them', () => {
    const text = `time, open, high, low, close\n${two}\n\nentry 18240\nstop 18190.25\nlevel 18200 Old high`;
    expect(parseChart(text)).toEqual({
      bars: [
        { time: '9:00', open: 18_200, high: 18_240, low: 18_190, close: 18_230 },
        { time: '9:15', open: 18_230, high: 18_260.5, low: 18_220, close: 18_250 },
      ],
      levels: [
        { kind: 'entry', price: 18_240, words: '' },
        { kind: 'stop', price: 18_190.25, words: '' },
        { kind: 'level', price: 18_200, words: 'Old high' },
      ],
      digits: 2,
    });
  });

  it('counts the decimal places of prices, not of names and times', () => {
    const bars = two.replace('9:00', '9.00').replace('18260.5', '18260');
    expect(parseChart(`${bars}\nlevel 18200 Cost 0.20 %, a year`)?.digits).toBe(0);
    expect(parseChart(`${bars}\nlevel 18200.0 Old high`)?.digits).toBe(1);
  });

  it.each([
    ['a bar without a time', `,1,2,1,2\n${two}`],
    ['a bar with a price too few', `${two}\n9:30,1,2,1`],
    ['a bar with a price too many', `${two}\n9:30,1,2,1,2,2`],
    ['a high below the close', `${two}\n9:30,10,11,9,12`],
    ['a low above the open', `${two}\n9:30,10,13,11,12`],
    ['a price that is no number', `${two}\n9:30,1e3,2,1,Infinity`],
    ['a negative price', `${two}\n9:30,-5,2,-6,1`],
    ['a line of another kind', `${two}\nhope 18300`],
    ['two stops', `${two}\nstop 18190\nstop 18180`],
    ['words behind an entry', `${two}\nentry 18240 here`],
    ['a single bar', '9:00,18200,18240,18190,18230'],
    ['nothing', ''],
  ])('refuses %s', (_, text) => {
    expect(parseChart(text)).toBeNull();
  });

  it('takes 120 bars and no more', () => {
    const bars = (count: number) => Array.from({ length: count }, () => 'x,1,2,1,2').join('\n');
    expect(parseChart(bars(120))?.bars).toHaveLength(120);
    expect(parseChart(bars(121))).toBeNull();
  });
});
