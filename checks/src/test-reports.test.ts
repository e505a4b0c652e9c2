import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readPlaywrightReport, readVitestReport, withUnhandledErrors } from './test-reports.ts';

function written(report: object): string {
  const path = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
}

it('counts a run without a report as one failure', () => {
  expect(readVitestReport('/nowhere.json', '/').failed).toBe(1);
  expect(readPlaywrightReport('/nowhere.json').failed).toBe(1);
});

it('names what failed in vitest, in one line', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'adds', duration: 1500, failureMessages: [] },
    { status: 'failed', fullName: 'takes away', failureMessages: ['Error: expected\n  1'] },
  ];
  const path = written({
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      { name: '/repository/sums.test.ts', status: 'failed', assertionResults },
      {
        name: '/repository/broken.test.ts',
        status: 'failed',
        message: 'SyntaxError: )',
        assertionResults: [],
      },
    ],
  });
  expect(readVitestReport(path, '/repository')).toEqual({
    passed: 1,
    failed: 1,
    failures: [
      'sums.test.ts: takes away: Error: expected 1',
      'broken.test.ts: the file: SyntaxError: )',
    ],
    unsteady: [],
    slowest: ['1.5 s  sums.test.ts: adds', '0.0 s  sums.test.ts: takes away'],
  });
});

it('names what failed outside the tests, also if it did only once', () => {
  const report = { passed: 1, failed: 0, failures: [], unsteady: [], slowest: [] };
  const errors = [
    { file: 'cart.test.tsx', message: 'Error: late\n    at answer' },
    { message: 'Error: no worker' },
  ];
  const lines = [
    'cart.test.tsx: outside the tests: Error: late at answer',
    'vitest: outside the tests: Error: no worker',
  ];
  expect(withUnhandledErrors(report, errors, false).failures).toEqual(lines);
  expect(withUnhandledErrors(report, errors, true)).toEqual({ ...report, unsteady: lines });
});

it('names what passed in vitest only when it was played again', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'waits', failureMessages: ['Error: too late'] },
  ];
  const path = written({
    numPassedTests: 1,
    numFailedTests: 0,
    testResults: [{ name: '/repository/slow.test.ts', status: 'passed', assertionResults }],
  });
  const { failed, unsteady } = readVitestReport(path, '/repository');
  expect({ failed, unsteady }).toEqual({
    failed: 0,
    unsteady: ['slow.test.ts: waits: Error: too late'],
  });
});

/** A journey and its result, as Playwright reports it. */
function journey(title: string, status: 'expected' | 'flaky' | 'unexpected', message = '') {
  const errors = message === '' ? [] : [{ message }];
  const ok = status !== 'unexpected';
  return {
    file: 'buy.spec.ts',
    title,
    ok,
    tests: [{ status, results: [{ errors, duration: 900 }] }],
  };
}

it('names what failed in Playwright, however deep it stands, without its colours', () => {
  const red = `${String.fromCodePoint(27)}[31m`;
  const failing = journey('buys', 'unexpected', `${red}Error: the journey\nmade noise`);
  const path = written({
    stats: { expected: 1, unexpected: 1, flaky: 0 },
    suites: [{ specs: [journey('looks', 'expected')], suites: [{ specs: [failing] }] }],
  });
  expect(readPlaywrightReport(path)).toEqual({
    passed: 1,
    failed: 1,
    unsteady: [],
    failures: ['buy.spec.ts: buys: Error: the journey made noise'],
    slowest: ['0.9 s  buy.spec.ts: looks', '0.9 s  buy.spec.ts: buys'],
  });
});

it('names what failed outside the journeys', () => {
  const path = written({
    stats: { expected: 1, unexpected: 0, flaky: 0 },
    suites: [{ specs: [journey('looks', 'expected')] }],
    errors: [{ message: 'Error: the server complained:\n{"level":50}' }],
  });
  expect(readPlaywrightReport(path).failures).toEqual([
    'e2e: outside the journeys: Error: the server complained: {"level":50}',
  ]);
});

it('lets a journey pass that was played twice, and names it', () => {
  const path = written({
    stats: { expected: 1, unexpected: 0, flaky: 1 },
    suites: [{ specs: [journey('looks', 'expected'), journey('pays', 'flaky', 'Error: late')] }],
  });
  expect(readPlaywrightReport(path)).toEqual({
    passed: 2,
    failed: 0,
    failures: [],
    unsteady: ['buy.spec.ts: pays: Error: late'],
    slowest: ['0.9 s  buy.spec.ts: looks', '0.9 s  buy.spec.ts: pays'],
  });
});

it('names the ten slowest', () => {
  const assertionResults = Array.from({ length: 12 }, (_, index) => ({
    status: 'passed',
    fullName: `test ${index}`,
    duration: index * 1000,
  }));
  const path = written({
    numPassedTests: 12,
    numFailedTests: 0,
    testResults: [{ name: '/repository/sums.test.ts', status: 'passed', assertionResults }],
  });
  const { slowest } = readVitestReport(path, '/repository');
  expect(slowest).toHaveLength(10);
  expect(slowest[0]).toBe('11.0 s  sums.test.ts: test 11');
});
