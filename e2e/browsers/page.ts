import type { Browser } from './browser.ts';
import { fetchIn } from './fetch-in-browser.ts';
import {
  currentPath,
  findOption,
  findVisible,
  isHydrated,
  readText,
  scrollToCentre,
  storeDecision,
  type Target,
} from './in-page.ts';

/** One tab of a browser, with a user's actions. */
export type Page = ReturnType<typeof openPage>;

/** How WebDriver serialises an element; passed to the page, it is an element again. */
type Reference = Record<string, string>;

export function openPage(browser: Browser, siteUrl: string) {
  const { run, until } = fetchIn(browser);
  const open = (path: string) => browser.send('Navigate', { url: siteUrl + path });
  const find = (target: Target) => until<Reference>((found) => found !== null, findVisible, target);

  /** Scrolls the element to the centre of the window, where nothing covers it. */
  async function reach(target: Target): Promise<Reference> {
    const found = await find(target);
    await run(scrollToCentre, found);
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
      const option = await run<Reference>(findOption, await reach(target), value);
      await browser.send('ElementClick', { id: idOf(option) });
    },
    /** Presses the keys together and releases them. */
    async press(...keys: string[]) {
      const down = keys.map((value) => ({ type: 'keyDown', value }));
      const up = keys.toReversed().map((value) => ({ type: 'keyUp', value }));
      const keyboard = { type: 'key', id: 'keyboard', actions: [...down, ...up] };
      await browser.send('PerformActions', { actions: [keyboard] });
    },
    /** Waits for such an element and returns its text. */
    see: async (target: Target) => run<string>(readText, await find(target)),
    seeNo: (target: Target) => until((found) => found === null, findVisible, target),
    seeAddress: (path: string) => until((address) => address === path, currentPath),
    /** Waits for hydration. */
    untilAlive: () => until((isAlive) => isAlive === true, isHydrated),
    /** Answers the consent question, as if this were a second visit. */
    async decideOnConsent() {
      await open(blankPagePath);
      await run(storeDecision, new Date().toISOString());
    },
    async loadCookies(cookies: string) {
      await open(blankPagePath);
      for (const cookie of cookies.split('; ')) {
        const [name, value] = cookie.split('=', 2);
        await browser.send('AddCookie', { cookie: { name, value, path: '/' } });
      }
    },
  };
}

/** Storage and cookies belong to the open site; this opens it without starting the application. */
const blankPagePath = '/robots.txt';

function idOf(element: Reference): string {
  return Object.values(element)[0] ?? '';
}
