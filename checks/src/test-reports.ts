import { existsSync, readFileSync } from 'node:fs';
import type { UnhandledError } from './unhandled-errors.ts';

/** The result of a test run. */
export type TestReport = {
  passed: number;
  failed: number;
  /** A line per failed test: its location, title and error. */
  failures: readonly string[];
  /** A line per test that only passed on retry. */
  unsteady: readonly string[];
  /** The ten slowest, with their seconds. */
  slowest: readonly string[];
};

/** Without a report the run didn't even start. */
const noReport: TestReport = { passed: 0, failed: 1, failures: [], unsteady: [], slowest: [] };

type VitestFile = {
  name: string;
  status: string;
  /** Why a file couldn't be loaded. */
  message?: string;
  assertionResults: {
    status: string;
    fullName: string;
    /** Milliseconds. */
    duration?: number | null;
    failureMessages?: string[];
  }[];
};

export function readVitestReport(path: string, root: string): TestReport {
  if (!existsSync(path)) return noReport;
  const report: { numPassedTests: number; numFailedTests: number; testResults: VitestFile[] } =
    JSON.parse(readFileSync(path, 'utf8'));
  const failures = report.testResults.flatMap((file) => failuresIn(file, root));
  const unsteady = report.testResults.flatMap((file) => flakyTestsIn(file, root));
  const timed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${name.replace(`${root}/`, '')}: ${fullName}`,
      ms: duration ?? 0,
    })),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    failures,
    unsteady,
    slowest: slowestOf(timed),
  };
}

/** Adds what failed outside the tests: to the failures, or to what passed on the second try. */
export function withUnhandledErrors(
  report: TestReport,
  errors: readonly UnhandledError[],
  hasPassed: boolean,
): TestReport {
  const lines = errors.map(({ file = 'vitest', message }) =>
    failureLine(file, 'outside the tests', message),
  );
  return hasPassed
    ? { ...report, unsteady: [...report.unsteady, ...lines] }
    : { ...report, failures: [...report.failures, ...lines] };
}

function failuresIn({ name, status, message, assertionResults }: VitestFile, root: string) {
  const path = name.replace(`${root}/`, '');
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [failureLine(path, 'the file', message)];
  return failed.map((test) => failureLine(path, test.fullName, test.failureMessages?.[0]));
}

/** A passed test with failure messages was retried. */
function flakyTestsIn({ name, assertionResults }: VitestFile, root: string): string[] {
  return assertionResults
    .filter((test) => test.status === 'passed' && test.failureMessages?.length)
    .map((test) =>
      failureLine(name.replace(`${root}/`, ''), test.fullName, test.failureMessages?.[0]),
    );
}

type Suite = { suites?: Suite[]; specs?: Spec[] };
type Spec = {
  file: string;
  title: string;
  ok: boolean;
  tests: { status: string; results: { duration?: number; errors: { message?: string }[] }[] }[];
};

export function readPlaywrightReport(path: string): TestReport {
  if (!existsSync(path)) return noReport;
  const report: {
    stats: { expected: number; unexpected: number; flaky: number };
    suites: Suite[];
    /** What failed outside the journeys, such as a product that logged errors. */
    errors?: { message?: string }[];
  } = JSON.parse(readFileSync(path, 'utf8'));
  const specs = report.suites.flatMap(specsOf);
  const { expected, unexpected, flaky } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected,
    failures: [
      ...specs.filter(({ ok }) => !ok).map(journeyLine),
      ...(report.errors ?? []).map(({ message }) =>
        failureLine('e2e', 'outside the journeys', message),
      ),
    ],
    unsteady: specs.filter(isUnsteady).map(journeyLine),
    slowest: slowestOf(specs.map(timedJourney)),
  };
}

function isUnsteady({ tests }: Spec): boolean {
  return tests.some(({ status }) => status === 'flaky');
}

function timedJourney({ file, title, tests }: Spec): Timed {
  const results = tests.flatMap((test) => test.results);
  return {
    name: `${file}: ${title}`,
    ms: Math.max(0, ...results.map(({ duration = 0 }) => duration)),
  };
}

type Timed = { name: string; ms: number };

function slowestOf(timed: readonly Timed[]): string[] {
  return timed
    .toSorted((left, right) => right.ms - left.ms)
    .slice(0, 10)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1)} s  ${name}`);
}

function journeyLine({ file, title, tests }: Spec): string {
  return failureLine(file, title, tests[0]?.results[0]?.errors.map(reported).join(' '));
}

function specsOf({ suites = [], specs = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function reported({ message = '' }: { message?: string }): string {
  return message;
}

function failureLine(file: string, title: string, message = ''): string {
  const colours = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g');
  const why = message.replaceAll(colours, '').replaceAll(/\s+/g, ' ').trim();
  return `${file}: ${title}: ${why.slice(0, 600)}`;
}
