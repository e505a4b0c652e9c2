import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from './browser.ts';

/** A function that is called in the page; what it uses must come by its arguments. */
type InPage = (...args: never[]) => unknown;

const waitLimitMs = 60_000;

/** How to ask the open page something. */
export function fetchIn(browser: Browser) {
  async function run<Answer>(act: InPage, ...args: unknown[]): Promise<Answer> {
    const script = `return (${act}).apply(null, arguments)`;
    // Read from JSON: what comes out of a page is what the function says that it returns.
    return (await browser.send('ExecuteScript', { script, args })) as Answer;
  }

  /** Asks again and again until the answer is the wanted one. */
  async function until<Answer>(
    isWanted: (answer: Answer) => boolean,
    act: InPage,
    ...args: unknown[]
  ): Promise<Answer> {
    const deadline = Date.now() + waitLimitMs;
    let seen = '';
    while (Date.now() < deadline) {
      try {
        const answer = await run<Answer>(act, ...args);
        if (isWanted(answer)) return answer;
        seen = JSON.stringify(answer);
      } catch (error) {
        // While one page follows another, there is none that could answer.
        seen = String(error);
      }
      await sleep(100);
    }
    return assert.fail(`${act.name}(${args.map((arg) => JSON.stringify(arg))}) answered ${seen}`);
  }

  return { run, until };
}
