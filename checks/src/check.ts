// Everything that must pass before a change lands: `npm run check [-- --all] [<step>…]`. CI runs
// exactly this. Which tests run depends on what changed (selection.ts); `--all` runs everything.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import { measureBusyCores } from './busy-cores.ts';
import { listChangedSinceRelease } from './changed-files.ts';
import {
  playwrightReport,
  type Step,
  stepsFor,
  unhandledErrors,
  vitestReport,
} from './check-steps.ts';
import { repositoryRoot } from './repository.ts';
import { type CommandOutcome, endCommandsWithProcess, runCommand } from './run-command.ts';
import { findUnfinishedTests, runningTestsVariable } from './running-tests.ts';
import { type Selection, selectEverything, selectFor } from './selection.ts';
import type { TestReport } from './test-reports.ts';

const logs = join(repositoryRoot, '.parts/logs');
const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const outputs: string[] = [];
const total = { passed: 0, failed: 0 };
const startedAt = performance.now();

endCommandsWithProcess();
for (const report of [vitestReport, unhandledErrors, playwrightReport]) {
  rmSync(report, { force: true });
}
const selection = select();
console.log(`selected  ${selection.reason}`);
for (const group of stepsFor(selection)) {
  await pLimit(2).map(group.filter(isWanted), runStep);
}
// Full output comes after the summary, so that a truncated log still says what failed.
for (const output of outputs) console.log(output);
console.log(`in all    ${((performance.now() - startedAt) / 60_000).toFixed(1)} min`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

function select(): Selection {
  if (values.all) return selectEverything('everything, as asked');
  if (positionals.length > 0) return selectEverything('the named steps, in full');
  const changed = listChangedSinceRelease(repositoryRoot);
  return changed ? selectFor(changed) : selectEverything('no earlier release to compare with');
}

function isWanted({ name }: Step): boolean {
  return positionals.length === 0 || positionals.includes(name);
}

async function runStep(step: Step): Promise<void> {
  const runningTests = join(logs, `${step.name}.running.log`);
  rmSync(runningTests, { force: true });
  const busyCores = measureBusyCores();
  const first = await runCommandOf(step, step.command, runningTests);
  const repeated = hasSucceeded(first) ? undefined : step.repeat?.();
  const outcome = repeated ? await runCommandOf(step, repeated, runningTests) : first;
  const report = step.report?.(hasSucceeded(outcome));
  count(outcome, report);
  describe(step, { ...outcome, busyCores: busyCores() }, report);
  if (outcome.hasTimedOut) {
    console.log(`      ended after ${step.limitMinutes} minutes, while these were running:`);
    for (const test of findUnfinishedTests(runningTests)) console.log(`      ${test}`);
  }
  if (!hasSucceeded(outcome)) outputs.push(`--- ${step.name}\n${withoutProgress(outcome.output)}`);
}

function runCommandOf(
  { name, env, limitMinutes }: Step,
  command: Step['command'],
  runningTests: string,
): Promise<CommandOutcome> {
  return runCommand(repositoryRoot, command, {
    env: { ...env, [runningTestsVariable]: runningTests },
    limitSeconds: limitMinutes * 60,
    logFile: join(logs, `${name}.log`),
  });
}

function hasSucceeded({ exitCode }: CommandOutcome): boolean {
  return exitCode === 0;
}

function count(outcome: CommandOutcome, report: TestReport | undefined): void {
  total.passed += report?.passed ?? (hasSucceeded(outcome) ? 1 : 0);
  const failed = report?.failed ?? 0;
  // A step that failed without a failing test (it didn't even start) counts as a failure too.
  total.failed += hasSucceeded(outcome) ? failed : Math.max(1, failed);
}

function describe(
  { name }: Step,
  outcome: CommandOutcome & { busyCores: number },
  report: TestReport | undefined,
): void {
  const result = hasSucceeded(outcome) ? 'ok  ' : 'FAIL';
  const time = `${outcome.seconds.toFixed(1)} s`;
  console.log(
    `${result}  ${name.padEnd(11)} ${time}, cores ${Math.round(outcome.busyCores * 100)} % busy`,
  );
  if (!report) return;
  for (const failure of report.failures) console.log(`      ${failure}`);
  for (const journey of report.unsteady) console.log(`      only the second time: ${journey}`);
  for (const slow of report.slowest) console.log(`      slow: ${slow}`);
}

/** Progress dots are only useful while waiting. */
function withoutProgress(output: string): string {
  return output.replaceAll(/^[·.x\u00d7±]{20,}$/gm, '').trim();
}
