import type { CommandOutcome } from './run-command.ts';

export type Verdict = 'caught' | 'missed' | 'red for another reason' | 'not planted';

/** A test as vitest's JSON report describes it. */
export type ReportedTest = { readonly fullName: string; readonly status: string };

export function verifyFindings(
  { exitCode, output }: Pick<CommandOutcome, 'exitCode' | 'output'>,
  finding: RegExp,
): Verdict {
  if (exitCode === 0) return 'missed';
  return finding.test(output) ? 'caught' : 'red for another reason';
}

/** Only failed tests count: the title of one that passed, or a compile error, proves nothing. */
export function verifyTests(
  { exitCode }: Pick<CommandOutcome, 'exitCode'>,
  tests: readonly ReportedTest[],
  failing: string,
): Verdict {
  if (exitCode === 0) return 'missed';
  const hasFailed = failedOf(tests).some(({ fullName }) => fullName.includes(failing));
  return hasFailed && !isSetupBroken(tests) ? 'caught' : 'red for another reason';
}

/** At most ten, one per line, to explain why a defect wasn't caught. */
export function failedNames(tests: readonly ReportedTest[]): string {
  return failedOf(tests)
    .slice(0, 10)
    .map(({ fullName }) => fullName)
    .join('\n');
}

/** If every test fails, that proves nothing about the named one. */
function isSetupBroken(tests: readonly ReportedTest[]): boolean {
  return tests.length > 1 && failedOf(tests).length === tests.length;
}

function failedOf(tests: readonly ReportedTest[]): readonly ReportedTest[] {
  return tests.filter(({ status }) => status === 'failed');
}
