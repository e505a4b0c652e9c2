import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from './journey.ts';

const patienceMs = 1_000;

/**
 * What is asked a second after a change is answered with it. A request that began earlier may still
 * show what was; how long an answer takes on a busy machine is not what is judged here.
 */
export async function expectWithinASecond(
  read: () => Promise<string>,
  { words, isShown, where }: { words: string; isShown: boolean; where: string },
): Promise<void> {
  const changed = performance.now();
  for (;;) {
    const asked = performance.now();
    const isThere = (await read()).includes(words);
    if (isThere === isShown) return;
    if (asked - changed >= patienceMs) expect(isThere, `${words} at ${where}`).toBe(isShown);
    const left = patienceMs - (performance.now() - changed);
    await sleep(Math.max(0, Math.min(100, left)));
  }
}
