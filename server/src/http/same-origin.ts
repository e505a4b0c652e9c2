import type { Context, MiddlewareHandler } from 'hono';
import type { HttpVariables } from '../platform/http-variables.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Rejects changes that don't come from our own pages. */
export function sameOriginOnly(siteUrl: string): MiddlewareHandler<HttpVariables> {
  return async (c, next) => {
    if (isForeignChange(c, siteUrl)) return c.json({ code: 'FORBIDDEN' }, 403);
    return next();
  };
}

/** Whether the request may change something and comes from elsewhere. */
export function isForeignChange({ req }: Context<HttpVariables>, siteUrl: string): boolean {
  if (safeMethods.has(req.method)) return false;
  const headers = {
    origin: req.header('origin'),
    'sec-fetch-site': req.header('sec-fetch-site'),
    cookie: req.header('cookie'),
  };
  return isCrossOrigin(headers, siteUrl);
}

/**
 * A request that may change something must come from our own pages. Browsers always send Origin
 * with such requests; other clients don't have a visitor's cookies.
 */
export function isCrossOrigin(
  headers: { origin?: string; 'sec-fetch-site'?: string | string[]; cookie?: string },
  siteUrl: string,
): boolean {
  const { origin, 'sec-fetch-site': site, cookie } = headers;
  if (site === 'cross-site' || site === 'same-site') return true;
  if (origin === undefined) return cookie !== undefined;
  // With `no-referrer` a page sends the origin `null`; only Sec-Fetch-Site shows that it is ours.
  if (origin === 'null' && site === 'same-origin') return false;
  return origin !== siteUrl;
}
