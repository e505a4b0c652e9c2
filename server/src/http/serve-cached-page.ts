import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Context } from 'hono';
import type { HttpVariables } from '../platform/http-variables.ts';
import type { PageReads } from '../platform/request-context.ts';
import { chooseEncoding } from './compression.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { type LanguageChoice, languageTiming } from './language.ts';
import type { CachedPage, FreshPage, PageCache } from './page-cache.ts';
import { isUnavailable, retryAfterSeconds } from './page-failure.ts';
import { type RenderLimiter, RenderRefusedError } from './render-limiter.ts';
import type { RequestContexts } from './request-contexts.ts';
import { securityHeaders } from './security-headers.ts';
import type { WebBuild } from './web-build.ts';

export type CachedPageRequest = {
  c: Context<HttpVariables>;
  cache: PageCache;
  renders: RenderLimiter;
  /** The network whose rate limit this render counts against. */
  network: string;
  web: WebBuild;
  choice: LanguageChoice;
  /** Path and declared parameters: everything the page may depend on. */
  address: string;
  siteUrl: string;
  /** Origins besides our own that the page's scripts may contact. */
  locationServices: readonly string[];
  storageOrigin?: string | undefined;
  apiFor: RequestContexts['apiFor'];
  onCache(outcome: 'hit' | 'miss' | 'stale'): void;
};

/** Answers with the cached page of this language. */
export async function serveCachedPage(page: CachedPageRequest): Promise<Response> {
  const key = pageKey(page.web.buildId, page.choice.language, page.address);
  const cacheControl = cacheControlOf(page.address);
  const saved = page.cache.find(key);
  if (saved) {
    page.onCache('hit');
    return sendCached(page, saved, cacheControl);
  }
  try {
    await page.renders.spend(page.network);
    const made = await page.cache.make(key, () => page.renders.run(() => render(page)));
    page.onCache('miss');
    return sendCached(page, made, cacheControl);
  } catch (error) {
    const stale = isDown(error) ? page.cache.findStale(key) : undefined;
    if (stale) {
      page.onCache('stale');
      return sendCached(page, stale, 'private, no-store');
    }
    // Every waiting request gets a clone: a body can only be read once.
    if (error instanceof UncachedPage) return error.answer.clone();
    throw error;
  }
}

/** The cache key: everything a page may depend on besides content. */
export function pageKey(buildId: string, language: LanguageCode, address: string): string {
  return `${buildId} ${language} ${address}`;
}

/**
 * Without `lang` the language came from a cookie or the country, so shared caches may not store it.
 */
export function cacheControlOf(address: string): string {
  return address.includes('lang=')
    ? 'public, max-age=0, s-maxage=30, stale-while-revalidate=300'
    : 'private, no-cache';
}

/** Renders with the language only and no visitor data, because everyone gets the result. */
async function render(page: CachedPageRequest): Promise<FreshPage> {
  const tags = new Set<string>();
  let freshUntil: Date | undefined;
  const reads: PageReads = {
    tag: (tag) => void tags.add(tag),
    freshUntil(moment) {
      if (!freshUntil || moment < freshUntil) freshUntil = moment;
    },
  };
  const { response, scripts } = await page.web.handlePage(
    new Request(page.siteUrl + page.address),
    {
      api: page.apiFor(reads, page.c, true),
      language: page.choice.language,
      siteUrl: page.siteUrl,
      locationServices: page.locationServices,
      reportError: (error) => page.c.get('logger').error({ err: error }, 'page failed'),
    },
  );
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(
      { scripts },
      {
        isHttps: page.siteUrl.startsWith('https:'),
        locationServices: page.locationServices,
        // Client-side navigation from this page may reach one that uploads files, under the same
        // policy.
        storageOrigin: page.storageOrigin,
      },
    ),
    'content-language': page.choice.language,
    vary: 'Accept-Encoding',
    ...robotsOf(response),
  };
  const html = await response.text();
  if (response.status !== 200) {
    const target = response.headers.get('location');
    const leading: Record<string, string> = target === null ? {} : { location: target };
    throw new UncachedPage(html, response.status, { ...headers, ...leading });
  }
  return { html, headers: { ...securityHeaders, ...headers }, tags, freshUntil };
}

/** Keeps search engines away from a site that isn't open yet. */
function robotsOf(response: Response): Record<string, string> {
  const robots = response.headers.get('x-robots-tag');
  return robots === null ? {} : { 'x-robots-tag': robots };
}

function sendCached(
  { c, choice }: CachedPageRequest,
  page: CachedPage,
  cacheControl: string,
): Response {
  const headers: Record<string, string> = {
    ...page.headers,
    etag: page.etag,
    'cache-control': cacheControl,
    // Not cached with the page: it depends on how this request's language was chosen.
    'server-timing': languageTiming(choice),
    'x-request-id': c.get('requestId'),
  };
  if (c.req.header('if-none-match') === page.etag) {
    return new Response(null, { status: 304, headers });
  }
  const encoding = chooseEncoding(c.req.header('accept-encoding'));
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  // A Buffer is a Uint8Array over an ArrayBuffer, but the DOM types don't accept it as one.
  const body = page.bodies[encoding] as Uint8Array<ArrayBuffer>;
  return new Response(c.req.method === 'HEAD' ? null : body, { headers });
}

function isDown(error: unknown): boolean {
  if (error instanceof RenderRefusedError) return true;
  return error instanceof UncachedPage ? error.answer.status === 503 : isUnavailable(error);
}

/** A rendered page that must not be cached: an error page or a 404. */
class UncachedPage extends Error {
  readonly answer: Response;

  constructor(html: string, status: number, headers: Record<string, string>) {
    super(`the page answered ${status}`);
    const retry = status === 503 ? { 'retry-after': retryAfterSeconds } : {};
    this.answer = new Response(html, {
      status,
      headers: { ...headers, ...retry, 'cache-control': 'private, no-store' },
    });
  }
}
