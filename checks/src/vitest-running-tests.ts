import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { recordEnd, recordStart } from './running-tests.ts';

/**
 * Records which files and tests are running, so that a step that timed out can say where it hung.
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
}

function nameOf(file: TestModule): string {
  return relative(process.cwd(), file.moduleId);
}
