import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from './journey.ts';

const timeoutMs = 1_000;

/**
 * What is asked a second after a change is answered with it. A request that began earlier may still
 * show what was; how long an answer takes on a busy machine is not what is checked here.
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
