import { join } from 'node:path';
import { repositoryRoot } from './repository.ts';
import type { Selection } from './selection.ts';
import { staticChecks } from './static-checks.ts';
import {
  readPlaywrightReport,
  readVitestReport,
  type TestReport,
  withUnhandledErrors,
} from './test-reports.ts';
import { readUnhandledErrors, unhandledErrorsVariable } from './unhandled-errors.ts';

export type Step = {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Record<string, string>;
  /** Several times the duration on two idle cores: it stops what hangs, not what is slow. */
  readonly limitMinutes: number;
  /** After a failure: the command to retry with, whose result then counts; none if it's final. */
  repeat?(): Step['command'] | undefined;
  /** Reads the results of its tests; without it the whole step counts as one test. */
  report?(hasPassed: boolean): TestReport;
};

const reports = join(repositoryRoot, '.parts/reports');
export const vitestReport = join(reports, 'vitest.json');
export const playwrightReport = join(reports, 'playwright.json');
export const unhandledErrors = join(reports, 'vitest-unhandled.json');

/** Route types, which two of the static checks need. */
const routeTypes: Step = {
  name: 'route-types',
  command: ['npm', 'run', 'typegen', '-w', 'web', '--silent'],
  env: { WITH_KIT: '1' },
  limitMinutes: 3,
};

const build: Step = {
  name: 'build',
  command: ['npm', 'run', 'build:all', '--silent'],
  env: { WITH_KIT: '1' },
  limitMinutes: 5,
};

/** A fresh clone's second command, with all of the sample content; tests seed a part of it. */
const setup: Step = {
  name: 'setup',
  command: ['npm', 'run', 'setup', '--silent'],
  limitMinutes: 10,
};

/** Checks the build's output. */
const budgets: Step = {
  name: 'budgets',
  command: ['node', 'web/vite/budgets/check-budgets.ts'],
  limitMinutes: 3,
};

const defects: Step = {
  name: 'defects',
  command: ['node', 'checks/src/planted-defects.ts', '--short'],
  limitMinutes: 10,
};

const faults: Step = {
  name: 'faults',
  command: ['node', 'faults/src/faults.ts', '--short'],
  limitMinutes: 30,
};

/** Groups run in sequence; the steps of a group run in parallel. */
export function stepsFor(selection: Selection): readonly (readonly Step[])[] {
  return [
    [routeTypes],
    [build, setup, ...staticChecks.map((check) => ({ ...check, limitMinutes: 10 }))],
    [budgets, testsOf(selection)],
    isWithoutJourneys(selection) ? [] : [journeysOf(selection)],
    selection.hasFaults ? [faults] : [],
    [defects],
  ];
}

function testsOf({ tests }: Selection): Step {
  return {
    name: 'tests',
    command: [
      // A test that passes only on the second try is reported but doesn't fail the run, as with
      // journeys.
      ...(['vitest', 'run', '--retry=1', '--reporter=dot', '--reporter=json'] as const),
      '--reporter=./checks/src/vitest-running-tests.ts',
      `--outputFile.json=${vitestReport}`,
      ...tests.map((project) => `--project=${project}`),
    ],
    env: { [unhandledErrorsVariable]: unhandledErrors },
    limitMinutes: 25,
    repeat: repeatTests,
    report: (hasPassed) =>
      withUnhandledErrors(
        readVitestReport(vitestReport, repositoryRoot),
        readUnhandledErrors(unhandledErrors),
        hasPassed,
      ),
  };
}

/**
 * A rejected promise that no test waited for fails a run in which every test passed. Like a failed
 * test, its files get a second try.
 */
function repeatTests(): Step['command'] | undefined {
  const { failed } = readVitestReport(vitestReport, repositoryRoot);
  const files = readUnhandledErrors(unhandledErrors).map(({ file }) => file);
  if (failed > 0 || files.length === 0) return undefined;
  const known = files.filter((file) => file !== undefined);
  return known.length < files.length
    ? undefined
    : ['vitest', 'run', '--reporter=dot', ...new Set(known)];
}

function isWithoutJourneys({ journeys, pages }: Selection): boolean {
  return journeys.length === 0 && pages.length === 0;
}

function journeysOf({ journeys, pages }: Selection): Step {
  const files = journeys === 'all' ? [] : journeys.map((name) => `journeys/${name}.spec`);
  const matrix = journeys === 'all' || pages.length === 0 ? [] : ['accessibility/every-page.spec'];
  return {
    name: 'journeys',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...files, ...matrix],
    env: {
      PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
      ...(pages === 'all' ? {} : { SELECTED_PAGES: pages.join(' ') }),
    },
    limitMinutes: 55,
    report: () => readPlaywrightReport(playwrightReport),
  };
}
