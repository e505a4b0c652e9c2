// Everything that must hold before a change lands: `npm run check`. CI runs exactly this.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './repository.ts';
import { runCommand } from './run-command.ts';
import { staticChecks } from './static-checks.ts';
import { readPlaywrightReport, readVitestReport, type TestReport } from './test-reports.ts';

type Step = {
  name: string;
  command: readonly [string, ...string[]];
  /** What became of its tests; without it the step itself counts as one. */
  report?(): TestReport;
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
    report: () => readVitestReport(vitestReport, repositoryRoot),
  },
  {
    name: 'journeys',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    report: () => readPlaywrightReport(playwrightReport),
  },
  { name: 'faults', command: ['node', 'faults/src/faults.ts', '--short'] },
  { name: 'defects', command: ['node', 'checks/src/planted-defects.ts', '--short'] },
];

const outputs: string[] = [];
const total = { passed: 0, failed: 0 };
for (const report of [vitestReport, playwrightReport]) rmSync(report, { force: true });
for (const step of selected(process.argv.slice(2))) {
  const outcome = await runCommand(repositoryRoot, step.command);
  const isFine = outcome.exitCode === 0;
  const report = step.report?.() ?? { passed: 0, failed: 0, failures: [], unsteady: [] };
  total.passed += isFine && !step.report ? 1 : report.passed;
  // A step that failed without a failing test (it did not even start) is a failure as well.
  total.failed += isFine ? report.failed : Math.max(1, report.failed);
  console.log(
    `${isFine ? 'ok  ' : 'FAIL'}  ${step.name.padEnd(10)} ${outcome.seconds.toFixed(1)} s`,
  );
  for (const failure of report.failures) console.log(`      ${failure}`);
  for (const journey of report.unsteady) console.log(`      only the second time: ${journey}`);
  if (!isFine) outputs.push(`--- ${step.name}\n${withoutProgress(outcome.output)}`);
}
// At length only after all has been said in short: a log that is cut off still tells what failed.
for (const output of outputs) console.log(output);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

function selected(names: readonly string[]): readonly Step[] {
  return names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name));
}

/** Rows of dots tell somebody who waits that it goes on, and nobody else anything. */
function withoutProgress(output: string): string {
  return output.replaceAll(/^[·.x\u00d7±]{20,}$/gm, '').trim();
}
