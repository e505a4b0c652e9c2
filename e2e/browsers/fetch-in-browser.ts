import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from './browser.ts';

/** A function that runs in the page; it can only use its arguments. */
type InPage = (...args: never[]) => unknown;

const waitLimitMs = 60_000;

/** Evaluates functions in the open page. */
export function fetchIn(browser: Browser) {
  async function run<Answer>(act: InPage, ...args: unknown[]): Promise<Answer> {
    const script = `return (${act}).apply(null, arguments)`;
    // Parsed from JSON, so it has the function's return type.
    return (await browser.send('ExecuteScript', { script, args })) as Answer;
  }

  /** Polls until the result matches. */
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
        // During a navigation no page can respond.
        seen = String(error);
      }
      await sleep(100);
    }
    return assert.fail(`${act.name}(${args.map((arg) => JSON.stringify(arg))}) answered ${seen}`);
  }

  return { run, until };
}
