import { relative } from 'node:path';
import type { Reporter, TestCase } from '@playwright/test/reporter';
import { recordEnd, recordStart } from './running-tests.ts';

/** Records which journeys are running, so that a step that timed out can say where it hung. */
export default class PlaywrightRunningTests implements Reporter {
  onTestBegin(test: TestCase): void {
    recordStart(nameOf(test));
  }

  onTestEnd(test: TestCase): void {
    recordEnd(nameOf(test));
  }

  printsToStdio(): boolean {
    return false;
  }
}

function nameOf({ location, title }: TestCase): string {
  return `${relative(process.cwd(), location.file)}: ${title}`;
}
