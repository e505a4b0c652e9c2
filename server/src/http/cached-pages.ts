import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LocationApi } from '../modules/location/location.api.ts';
import { chooseEncoding } from './compression.ts';
import { chooseLanguage, type LanguageChoice, languageTiming } from './language.ts';
import type { CachedPage, PageCache } from './page-cache.ts';
import type { RequestObserver } from './request-observer.ts';
import { type OriginReader, originOf } from './request-origin.ts';
import { cacheControlOf, pageKey } from './serve-cached-page.ts';
import type { WebBuild } from './web-build.ts';

/**
 * The fast path for the most frequent request: a cached page. It answers before a request object,
 * context or middleware is created, which together cost several times as much as the response
 * itself. Anything else falls through to the application.
 */
export function createCachedPages(deps: {
  cache: PageCache;
  web: WebBuild;
  findCountry: LocationApi['findCountry'];
  readOrigin: OriginReader;
  observe: RequestObserver;
  onHit(): void;
}) {
  return function answerCachedPage(request: IncomingMessage, response: ServerResponse): boolean {
    const address = parseCacheableUrl(request);
    if (address === null) return false;
    const begin = performance.now();
    const choice = chooseLanguage({
      parameter: address.lang,
      cookie: request.headers.cookie,
      findCountry: () => deps.findCountry(originOf(request, deps.readOrigin)),
    });
    const shared = address.lang ? `${address.path}?lang=${choice.language}` : address.path;
    const page = deps.cache.find(pageKey(deps.web.buildId, choice.language, shared));
    if (!page) return false;
    deps.onHit();
    const requestId = randomUUID();
    const status = send(request, response, { page, requestId, shared, choice });
    deps.observe({ requestId, method: 'GET', path: address.path, status, begin });
    return true;
  };
}

/** A path, optionally with only a language parameter; null for anything else. */
function parseCacheableUrl(request: IncomingMessage): { path: string; lang: string | null } | null {
  if (request.method !== 'GET' || !request.url) return null;
  const mark = request.url.indexOf('?');
  if (mark === -1) return { path: request.url, lang: null };
  const lang = /^\?lang=([a-z]{2})$/.exec(request.url.slice(mark))?.[1];
  return lang ? { path: request.url.slice(0, mark), lang } : null;
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: { page: CachedPage; requestId: string; shared: string; choice: LanguageChoice },
): number {
  const { page } = answer;
  const headers: Record<string, string | number> = {
    ...page.headers,
    etag: page.etag,
    'cache-control': cacheControlOf(answer.shared),
    'server-timing': languageTiming(answer.choice),
    'x-request-id': answer.requestId,
  };
  if (request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, headers).end();
    return 304;
  }
  const accepted = request.headers['accept-encoding'];
  const encoding = chooseEncoding(typeof accepted === 'string' ? accepted : undefined);
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['content-length'] = page.bodies[encoding].length;
  response.writeHead(200, headers).end(page.bodies[encoding]);
  return 200;
}
