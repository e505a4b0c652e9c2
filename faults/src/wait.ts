import { setTimeout as sleep } from 'node:timers/promises';

/** How long until the condition held; NaN if it didn't in time. */
export async function measureMsUntil(
  isSo: () => Promise<boolean> | boolean,
  options: { timeoutMs: number; everyMs?: number },
): Promise<number> {
  const begin = performance.now();
  for (;;) {
    if (await isSo()) return performance.now() - begin;
    if (performance.now() - begin > options.timeoutMs) return Number.NaN;
    await sleep(options.everyMs ?? 10);
  }
}
