import { describe, expect, it } from 'vitest';
import { formatChange, formatCompact, formatNumber, formatPercent } from './format-number.ts';

describe('numbers', () => {
  it.each([
    ['en', '12,345'],
    ['de', '12.345'],
    ['el', '12.345'],
    ['bg', '12\u00a0345'],
    ['mt', '12,345'],
    ['pt', '12\u00a0345'],
  ] as const)('are written in %s as %s', (language, text) => {
    expect(formatNumber(12_345, language)).toBe(text);
  });

  it('keep as many decimals as asked for', () => {
    expect(formatNumber(4.8, 'de', 1)).toBe('4,8');
    expect(formatNumber(5, 'en', 1)).toBe('5.0');
  });

  it('write shares as per cent', () => {
    expect(formatPercent(0.98, 'en')).toBe('98%');
    expect(formatPercent(0.276, 'de', 1)).toBe('27,6\u00a0%');
  });

  it('sign what rose and what fell', () => {
    expect(formatChange(0.124, 'en')).toBe('+12.4%');
    expect(formatChange(-0.029, 'en')).toBe('-2.9%');
    expect(formatChange(0, 'en')).toBe('0%');
    expect(formatChange(0.0004, 'en', 2)).toBe('+0.04%');
  });

  it('shorten large counts', () => {
    expect(formatCompact(2_400_000, 'en')).toBe('2.4M');
  });
});
