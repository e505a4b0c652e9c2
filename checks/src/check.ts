// Everything that must hold before a change lands: `npm run check`. CI runs exactly this.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './repository.ts';
import { runCommand } from './run-command.ts';
import { staticChecks } from './static-checks.ts';

type Count = { passed: number; failed: number };

type Step = {
  name: string;
  command: readonly [string, ...string[]];
  /** How many tests ran; without it the step itself counts as one. */
  count?(): Count;
};

const vitestReport = join(repositoryRoot, '.parts/vitest.json');
const playwrightReport = join(repositoryRoot, '.parts/playwright.json');

const steps: readonly Step[] = [
  { name: 'build', command: ['env', 'WITH_KIT=1', 'npm', 'run', 'build:all', '--silent'] },
  ...staticChecks,
  {
    name: 'tests',
    command: [
      ...(['vitest', 'run', '--reporter=dot', '--reporter=json'] as const),
      `--outputFile.json=${vitestReport}`,
    ],
    count: () => countVitest(vitestReport),
  },
  {
    name: 'journeys',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    count: () => countPlaywright(playwrightReport),
  },
  { name: 'faults', command: ['node', 'faults/src/faults.ts', '--short'] },
  { name: 'defects', command: ['node', 'checks/src/planted-defects.ts', '--short'] },
];

const total: Count = { passed: 0, failed: 0 };
for (const report of [vitestReport, playwrightReport]) rmSync(report, { force: true });
for (const step of selected(process.argv.slice(2))) {
  const outcome = await runCommand(repositoryRoot, step.command);
  const isFine = outcome.exitCode === 0;
  const count = step.count?.() ?? { passed: 0, failed: 0 };
  total.passed += isFine && !step.count ? 1 : count.passed;
  // A step that failed without a failing test (it did not even start) is a failure as well.
  total.failed += isFine ? count.failed : Math.max(1, count.failed);
  console.log(
    `${isFine ? 'ok  ' : 'FAIL'}  ${step.name.padEnd(10)} ${outcome.seconds.toFixed(1)} s`,
  );
  if (!isFine) console.log(outcome.output.trimEnd());
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

function selected(names: readonly string[]): readonly Step[] {
  return names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name));
}

function countVitest(path: string): Count {
  if (!existsSync(path)) return { passed: 0, failed: 1 };
  const report: { numPassedTests: number; numFailedTests: number } = JSON.parse(
    readFileSync(path, 'utf8'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

function countPlaywright(path: string): Count {
  if (!existsSync(path)) return { passed: 0, failed: 1 };
  const { stats }: { stats: { expected: number; unexpected: number; flaky: number } } = JSON.parse(
    readFileSync(path, 'utf8'),
  );
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
