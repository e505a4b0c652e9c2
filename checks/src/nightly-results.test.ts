import { expect, test } from 'vitest';
import { type NightlyResult, withResult } from './nightly-results.ts';

function result(overrides: Partial<NightlyResult>): NightlyResult {
  return {
    part: 'tests',
    date: '2026-11-16',
    source: 'v0.2.0 abc1234',
    minutes: 12.34,
    hasPassed: true,
    figures: '5 passed, 0 failed',
    ...overrides,
  };
}

function rows(page: string): string[] {
  return page.split('\n').filter((line) => /^\| (?!part )[a-z]/.test(line));
}

test('adds a part that was never played', () => {
  expect(rows(withResult('', result({})))).toEqual([
    '| tests | 2026-11-16 | v0.2.0 abc1234 | 12.3 | held | 5 passed, 0 failed |',
  ]);
});

test('replaces the former result of a part and keeps the others, in order', () => {
  const first = withResult(withResult('', result({})), result({ part: 'journeys' }));
  const second = withResult(first, result({ hasPassed: false, figures: 'a | b\nc' }));
  expect(rows(second)).toEqual([
    '| journeys | 2026-11-16 | v0.2.0 abc1234 | 12.3 | held | 5 passed, 0 failed |',
    '| tests | 2026-11-16 | v0.2.0 abc1234 | 12.3 | **failed** | a / b c |',
  ]);
});
