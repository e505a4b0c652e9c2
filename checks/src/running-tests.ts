import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** The file in which test runners record which tests started and ended, if set. */
export const runningTestsVariable = 'RUNNING_TESTS';

export function recordStart(test: string): void {
  record('start', test);
}

export function recordEnd(test: string): void {
  record('end', test);
}

function record(event: 'start' | 'end', test: string): void {
  const path = process.env[runningTestsVariable];
  if (path) appendFileSync(path, `${event}\t${test.replaceAll(/\s+/g, ' ')}\n`);
}

/** Tests that started and didn't end: what a stopped run was doing. */
export function findUnfinishedTests(path: string): string[] {
  if (!existsSync(path)) return [];
  // Files of parameterised tests repeat a name, so they are counted.
  const open = new Map<string, number>();
  for (const line of readFileSync(path, 'utf8').split('\n').filter(Boolean)) {
    const [event, test = ''] = line.split('\t');
    open.set(test, (open.get(test) ?? 0) + (event === 'start' ? 1 : -1));
  }
  return [...open].filter(([, count]) => count > 0).map(([test]) => test);
}
