import { globSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { jobTypes } from './job-types.ts';
import { floors } from './modules/floors.ts';

const folder = fileURLToPath(new URL('modules', import.meta.url));

test('every module folder stands on a floor, and every floor has its folders', () => {
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(floors.flat().toSorted(), 'name the folder in server/src/modules/floors.ts').toEqual(
    folders.toSorted(),
  );
});

describe('every queue is installed', () => {
  const files = globSync('**/*.job.ts', { cwd: folder });

  test.each(files)('%s', async (file) => {
    const exported: Record<string, unknown> = await import(`${folder}/${file}`);
    const types = Object.values(exported).filter(isJobType);
    const installed = jobTypes.map(({ name }) => name);
    for (const { name } of types) {
      expect(
        installed,
        'add it to the …JobTypes of its module, and those to job-types.ts',
      ).toContain(name);
    }
  });
});

function isJobType(value: unknown): value is { name: string } {
  return typeof value === 'object' && value !== null && 'retry' in value && 'schema' in value;
}
