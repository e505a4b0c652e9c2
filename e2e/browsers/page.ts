import type { Browser } from './browser.ts';
import { fetchIn } from './fetch-in-browser.ts';
import {
  addressOfPage,
  centre,
  findVisible,
  isHydrated,
  optionOf,
  storeDecision,
  type Target,
  textOf,
} from './in-page.ts';

/** One tab of a browser, with what a person does in it. */
export type Page = ReturnType<typeof openPage>;

/** How WebDriver passes an element on; given back to the page it is an element again. */
type Reference = Record<string, string>;

export function openPage(browser: Browser, siteUrl: string) {
  const { run, until } = fetchIn(browser);
  const open = (path: string) => browser.send('Navigate', { url: siteUrl + path });
  const find = (target: Target) => until<Reference>((found) => found !== null, findVisible, target);

  /** An element in the middle of the window, where no bar lies above it. */
  async function reach(target: Target): Promise<Reference> {
    const found = await find(target);
    await run(centre, found);
    return found;
  }

  return {
    open,
    run,
    until,
    reload: () => browser.send('Refresh'),
    async click(target: Target) {
      await browser.send('ElementClick', { id: idOf(await reach(target)) });
    },
    async type(target: Target, text: string) {
      await browser.send('ElementSendKeys', { id: idOf(await reach(target)), text });
    },
    async choose(target: Target, value: string) {
      const option = await run<Reference>(optionOf, await reach(target), value);
      await browser.send('ElementClick', { id: idOf(option) });
    },
    /** Presses the keys together and lets them go. */
    async press(...keys: string[]) {
      const down = keys.map((value) => ({ type: 'keyDown', value }));
      const up = keys.toReversed().map((value) => ({ type: 'keyUp', value }));
      const keyboard = { type: 'key', id: 'keyboard', actions: [...down, ...up] };
      await browser.send('PerformActions', { actions: [keyboard] });
    },
    /** Waits for such an element and answers what is written in it. */
    see: async (target: Target) => run<string>(textOf, await find(target)),
    seeNo: (target: Target) => until((found) => found === null, findVisible, target),
    seeAddress: (path: string) => until((address) => address === path, addressOfPage),
    /** Waits until the application has taken over the page that the server sent. */
    untilAlive: () => until((isAlive) => isAlive === true, isHydrated),
    /** As on a second visit: the question at the bottom of the page is answered. */
    async decideOnConsent() {
      await open(answerWithoutApplication);
      await run(storeDecision, new Date().toISOString());
    },
    async loadCookies(cookies: string) {
      await open(answerWithoutApplication);
      for (const cookie of cookies.split('; ')) {
        const [name, value] = cookie.split('=', 2);
        await browser.send('AddCookie', { cookie: { name, value, path: '/' } });
      }
    },
  };
}

/** Storage and cookies are those of the site that is open; this opens it and starts nothing. */
const answerWithoutApplication = '/robots.txt';

function idOf(element: Reference): string {
  return Object.values(element)[0] ?? '';
}
