import type { MiddlewareHandler } from 'hono';
import type { HttpVariables } from './http-variables.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A request that may change something must come from our own pages. Browsers always send Origin
 * with such requests; programs that are not browsers carry no cookies of a visitor.
 */
export function sameOriginOnly(siteUrl: string): MiddlewareHandler<HttpVariables> {
  return async (c, next) => {
    if (safeMethods.has(c.req.method)) return next();
    const origin = c.req.header('origin');
    const site = c.req.header('sec-fetch-site');
    // A page that sends no referrer says `null`; that it is ours only the browser can vouch for.
    const isNamed = origin !== undefined && !(origin === 'null' && site === 'same-origin');
    const isForeign =
      (isNamed && origin !== siteUrl) || site === 'cross-site' || site === 'same-site';
    const isCookieWithoutOrigin = origin === undefined && c.req.header('cookie') !== undefined;
    if (isForeign || isCookieWithoutOrigin) return c.json({ code: 'FORBIDDEN' }, 403);
    return next();
  };
}
