import { toRoutePattern } from '@danube/contract/analytics/to-route-pattern.ts';
import {
  type BrowserError,
  browserErrorBytes,
  browserErrorSchema,
} from '@danube/contract/browser-error.ts';
import type { Context } from 'hono';
import type { HttpVariables } from '../platform/http-variables.ts';
import type { RateLimitResult } from '../platform/rate-limit.ts';
import { toNetworkKey } from '../platform/to-network-key.ts';
import { scrubText } from './scrub-text.ts';

type Dependencies = {
  consume(
    limit: 'browserErrors' | 'browserErrorsEverywhere',
    key: string,
  ): Promise<RateLimitResult>;
  countBrowserError(browser: string): void;
};

/**
 * Pages report uncaught errors here with `navigator.sendBeacon`, whose plain-text body rules out an
 * RPC procedure. Errors are logged at info level, because they aren't server faults, and counted.
 */
export function handleBrowserError(deps: Dependencies) {
  return async (c: Context<HttpVariables>): Promise<Response> => {
    const exceeded = await findExceededLimit(deps, c.get('clientAddress'));
    if (exceeded) {
      const wait = { 'retry-after': String(exceeded.retryAfterSeconds) };
      return c.json({ code: 'TOO_MANY_REQUESTS' }, 429, wait);
    }
    const body = await c.req.text();
    if (Buffer.byteLength(body) > browserErrorBytes) {
      return c.json({ code: 'PAYLOAD_TOO_LARGE' }, 413);
    }
    const error = readError(body);
    if (!error) return c.json({ code: 'BAD_REQUEST' }, 400);
    deps.countBrowserError(browserClass(error));
    c.get('logger').info(describe(error, c.req.header('referer')), 'error in a browser');
    return c.body(null, 204);
  };
}

/** Checks the per-network limit first, so that rejected requests don't use up the global limit. */
async function findExceededLimit({ consume }: Dependencies, address: string | null) {
  const own = await consume('browserErrors', toNetworkKey(address ?? ''));
  const answer = own.allowed ? await consume('browserErrorsEverywhere', 'errors') : own;
  return answer.allowed ? null : answer;
}

function readError(body: string): BrowserError | null {
  try {
    return browserErrorSchema.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}

/** The page by its route pattern; nothing else of its URL is logged. */
function describe({ message, stack, build, browser }: BrowserError, referer: string | undefined) {
  const page = referer && URL.canParse(referer) ? toRoutePattern(new URL(referer).pathname) : null;
  return {
    browserError: {
      message: scrubText(message),
      stack: scrubText(stack),
      build: scrubText(build),
      browser: `${scrubText(browser.name)} ${browser.version}`.trim(),
      page,
    },
  };
}

const countedBrowsers = ['Chrome', 'Firefox', 'Safari', 'Edge'];

/** Low cardinality for metrics: a name can be anything. */
function browserClass({ browser }: BrowserError): string {
  return countedBrowsers.includes(browser.name) ? browser.name : 'other';
}
