import { relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { recordEnd, recordStart } from './running-tests.ts';
import { recordUnhandledErrors, type UnhandledError } from './unhandled-errors.ts';

/**
 * Records which files and tests are running, so that a step that timed out can say where it hung,
 * and errors outside of them, which fail a run without a failing test.
 */
export default class VitestRunningTests implements Reporter {
  onTestModuleQueued(file: TestModule): void {
    recordStart(nameOf(file));
  }

  onTestModuleEnd(file: TestModule): void {
    recordEnd(nameOf(file));
  }

  onTestCaseReady(test: TestCase): void {
    recordStart(`${nameOf(test.module)}: ${test.fullName}`);
  }

  onTestCaseResult(test: TestCase): void {
    recordEnd(`${nameOf(test.module)}: ${test.fullName}`);
  }

  onTestRunEnd(_files: readonly TestModule[], errors: readonly SerializedError[]): void {
    recordUnhandledErrors(errors.map(summarize));
  }
}

function nameOf(file: TestModule): string {
  return relative(process.cwd(), file.moduleId);
}

function summarize(error: SerializedError): UnhandledError {
  const during: unknown = error.VITEST_TEST_PATH;
  return {
    message: error.stack ?? error.message,
    ...(typeof during === 'string' && { file: relative(process.cwd(), during) }),
  };
}
