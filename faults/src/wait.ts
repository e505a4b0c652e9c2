import { setTimeout as sleep } from 'node:timers/promises';

/** How long it took until this was so; NaN where it was not so in time. */
export async function millisecondsUntil(
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
