import { vi } from 'vitest';
import { listenUntil } from '../../lib/testing/listen-until.ts';
import { earlyScript } from '../early-script.ts';
import { earlyScriptTexts } from '../early-script-texts.server.ts';
import { inlineEarlyScript } from '../finish-page.ts';

const agents = {
  chrome: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36',
  chrome75: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/75.0.0.0 Safari/537.36',
  chrome65: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/65.0.0.0 Safari/537.36',
  explorer: 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
  opera: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0',
  safari13: 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/13.1 Safari/605.1.15',
  unnamed: 'Lynx/2.8.9rel.1',
};

let open = new AbortController();

/** Loads a page and runs its first script, as a browser would. */
export function openPage(
  agent: keyof typeof agents,
  { isFullTier = true, language = 'en' as const, body = '' } = {},
): void {
  closePage();
  open = new AbortController();
  listenUntil(open.signal);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agents[agent]);
  vi.stubGlobal('CSS', { supports: (property: string) => isFullTier || property !== 'color' });
  const html = inlineEarlyScript(
    `<html><body>${body}</body></html>`,
    earlyScriptTexts(language, 'b1'),
  );
  document.documentElement.removeAttribute('data-browser');
  // Scripts set via innerHTML don't run, so they are run explicitly.
  document.body.innerHTML = html.replace(/^.*?<body>|<\/body>.*$/g, '');
  new Function(earlyScript)();
}

/** Removes the page's listeners, because all tests share one window. */
export function closePage(): void {
  open.abort();
}

export const completeBody =
  '<main id="content"></main><script type="text/plain" id="app-modules">import "/app.js"</script>';
