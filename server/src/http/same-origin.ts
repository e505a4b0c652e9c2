import type { MiddlewareHandler } from 'hono';
import type { HttpVariables } from '../platform/http-variables.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Rejects changes that don't come from our own pages. */
export function sameOriginOnly(siteUrl: string): MiddlewareHandler<HttpVariables> {
  return async (c, next) => {
    if (safeMethods.has(c.req.method)) return next();
    const headers = {
      origin: c.req.header('origin'),
      'sec-fetch-site': c.req.header('sec-fetch-site'),
      cookie: c.req.header('cookie'),
    };
    if (isForeign(headers, siteUrl)) return c.json({ code: 'FORBIDDEN' }, 403);
    return next();
  };
}

/**
 * A request that may change something must come from our own pages. Browsers always send Origin
 * with such requests; programs that are not browsers carry no cookies of a visitor.
 */
export function isForeign(
  headers: { origin?: string; 'sec-fetch-site'?: string | string[]; cookie?: string },
  siteUrl: string,
): boolean {
  const { origin, 'sec-fetch-site': site, cookie } = headers;
  if (site === 'cross-site' || site === 'same-site') return true;
  if (origin === undefined) return cookie !== undefined;
  // A page that sends no referrer says `null`; that it is ours only the browser can vouch for.
  if (origin === 'null' && site === 'same-origin') return false;
  return origin !== siteUrl;
}
