import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Runs all jsdom files first, because a shared worker can't survive a change of environment. */
export class OneEnvironmentAtATime extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const withPage = new Set(sorted.filter(({ moduleId }) => needsPage(moduleId)));
    return [...withPage, ...sorted.filter((file) => !withPage.has(file))];
  }
}

function needsPage(path: string): boolean {
  return readFileSync(path, 'utf8').startsWith('// @vitest-environment jsdom');
}
