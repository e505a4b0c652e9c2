import { toRoutePattern } from '@danube/contract/analytics/to-route-pattern.ts';

/** Build files contain no personal data; every other path may contain a token, a code or a name. */
const builtFile = /^\/(?:assets|app|node_modules|@\w+)\//;

/**
 * Removes possible personal data from an error text: page URLs, email addresses, parameters,
 * tokens, long numbers, and anything in quotation marks, which is often user input.
 */
export function scrubText(text: string): string {
  return (
    text
      .replaceAll(/https?:\/\/[^\s)'"]+/gi, anonymiseUrl)
      .replaceAll(/[?#][^\s):]*/g, '')
      .replaceAll(/[\w.+-]+@[\w-]+\.[\w.-]+/g, '[address]')
      .replaceAll(/"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|'[^'\n]{41,}'/g, '[text]')
      .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi, '[token]')
      .replaceAll(/\b(?=\w*\d)(?=\w*[A-Za-z])\w{20,}/g, '[token]')
      .replaceAll(/\+?\d[\d /-]{7,}\d/g, '[number]')
      // A report is one log entry, so only stack lines may contain line breaks.
      .replaceAll(/[^\P{Cc}\n]/gu, ' ')
  );
}

function anonymiseUrl(address: string): string {
  const [, whole = '', position = ''] = /^(.*?)((?::\d+){0,2})$/.exec(address) ?? [];
  if (!URL.canParse(whole)) return '[address]';
  const { pathname } = new URL(whole);
  return (builtFile.test(pathname) ? pathname : toRoutePattern(pathname)) + position;
}
