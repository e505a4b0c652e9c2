import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReportedTest } from './defect-verdict.ts';
import { type CommandOutcome, runCommand } from './run-command.ts';

/** Runs one test file of the tree at `root`. */
export async function runTestFile(
  root: string,
  file: string,
): Promise<CommandOutcome & { tests: readonly ReportedTest[] }> {
  // Outside the tree, where a static check would treat it as a file of the repository.
  const report = join(tmpdir(), `planted-defect-${randomUUID()}.json`);
  try {
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
    const outcome = await runCommand(root, ['vitest', 'run', ...reporters, file]);
    return { ...outcome, tests: readTests(report, file) };
  } finally {
    rmSync(report, { force: true });
  }
}

type VitestReport = {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly ReportedTest[];
  }[];
};

/** Empty if the file didn't compile: vitest then reports a failed file without tests. */
export function findTests({ testResults }: VitestReport, file: string): readonly ReportedTest[] {
  return testResults.find(({ name }) => name.endsWith(`/${file}`))?.assertionResults ?? [];
}

function readTests(report: string, file: string): readonly ReportedTest[] {
  if (!existsSync(report)) return [];
  return findTests(JSON.parse(readFileSync(report, 'utf8')) as VitestReport, file);
}
