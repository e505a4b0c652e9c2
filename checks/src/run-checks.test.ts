import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { describeOutcome, selectChecks } from './run-checks.ts';
import { runCommand } from './run-command.ts';
import {
  findUnfinishedTests,
  recordEnd,
  recordStart,
  runningTestsVariable,
} from './running-tests.ts';
import { staticChecks } from './static-checks.ts';

test('selects all checks, or the named ones, and refuses unknown names', () => {
  expect(selectChecks([])).toBe(staticChecks);
  expect(selectChecks(['secrets']).map(({ name }) => name)).toEqual(['secrets']);
  expect(() => selectChecks(['secret'])).toThrow('no such check: secret');
});

test('shows the output of a failure only', () => {
  const outcome = { output: 'a.ts:1 is wrong\n', seconds: 1.26, hasTimedOut: false };
  expect(describeOutcome('limits', { ...outcome, exitCode: 0 })).toBe('ok    limits     1.3 s');
  expect(describeOutcome('limits', { ...outcome, exitCode: 1 })).toBe(
    'FAIL  limits     1.3 s\na.ts:1 is wrong\n',
  );
});

test('collects both outputs and the exit code of a command', async () => {
  const script = "console.log('out'); console.error('err'); process.exit(3);";
  const { exitCode, output } = await runCommand('.', ['node', '-e', script]);
  expect(exitCode).toBe(3);
  expect(output.split('\n').toSorted()).toEqual(['', 'err', 'out']);
});

test('ends a command that runs too long, with everything it started, and keeps its log', async () => {
  const logFile = join(mkdtempSync(join(tmpdir(), 'run-command-')), 'step.log');
  const script = 'sleep 60 & echo $!; wait';
  const outcome = await runCommand('.', ['sh', '-c', script], { limitSeconds: 1, logFile });
  expect(outcome).toMatchObject({ exitCode: 1, hasTimedOut: true });
  const startedByIt = Number(readFileSync(logFile, 'utf8'));
  expect(startedByIt).toBeGreaterThan(1);
  await expect.poll(() => isRunning(startedByIt)).toBe(false);
});

function isRunning(pid: number): boolean {
  // A process that exited but wasn't waited for is a zombie, and no longer runs.
  const path = `/proc/${pid}/stat`;
  return existsSync(path) && !/\) Z /.test(readFileSync(path, 'utf8'));
}

test('knows which tests had begun and not ended', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'running-tests-')), 'running.log');
  vi.stubEnv(runningTestsVariable, path);
  for (const test of ['a', 'b', 'b']) recordStart(test);
  recordEnd('a');
  recordEnd('b');
  vi.unstubAllEnvs();
  expect(findUnfinishedTests(path)).toEqual(['b']);
  expect(findUnfinishedTests('/nowhere.log')).toEqual([]);
});
