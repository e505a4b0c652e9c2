import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from './journey.ts';

const timeoutMs = 1_000;

/**
 * A request sent a second after a change has to include it. A request that started earlier may
 * still show the old state; how long a response takes on a busy computer isn't checked here.
 */
export async function expectWithinASecond(
  read: () => Promise<string>,
  { words, isShown, where }: { words: string; isShown: boolean; where: string },
): Promise<void> {
  const changed = performance.now();
  for (;;) {
    const requested = performance.now();
    const isPresent = (await read()).includes(words);
    if (isPresent === isShown) return;
    if (requested - changed >= timeoutMs) expect(isPresent, `${words} at ${where}`).toBe(isShown);
    const left = timeoutMs - (performance.now() - changed);
    await sleep(Math.max(0, Math.min(100, left)));
  }
}
