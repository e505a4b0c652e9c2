import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { JobType } from './platform/job-definition.ts';

/** All queues to install on deployment: the exports of the `*.job.ts` files. */
export async function findJobTypes(): Promise<JobType<unknown>[]> {
  const files = globSync('{platform,modules}/**/*.job.ts', { cwd: import.meta.dirname });
  const types = await Promise.all(files.toSorted().map(readJobTypes));
  return types.flat();
}

async function readJobTypes(file: string): Promise<JobType<unknown>[]> {
  const exported: Record<string, unknown> = await import(join(import.meta.dirname, file));
  const types = Object.values(exported).filter(isJobType);
  if (types.length === 0) throw new Error(`${file} exports no job type: is it one for *.job.ts?`);
  return types;
}

function isJobType(value: unknown): value is JobType<unknown> {
  return typeof value === 'object' && value !== null && 'retry' in value && 'schema' in value;
}
