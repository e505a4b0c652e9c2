import type { LanguageCode } from '@danube/contract/locale.ts';
import { canonicalPath } from '@danube/contract/site/canonical-path.ts';
import { findPage } from '@danube/contract/site/find-page.ts';
import type { CachePolicy } from '@danube/contract/site/page.ts';
import type { Context } from 'hono';
import type { LocationApi } from '../modules/location/location.api.ts';
import type { HttpVariables } from '../platform/http-variables.ts';
import { toNetworkKey } from '../platform/to-network-key.ts';
import { chooseLanguageOf } from './language.ts';
import type { PageCache } from './page-cache.ts';
import { servePrivatePage } from './private-page.ts';
import { type RenderLimiter, RenderRefusedError } from './render-limiter.ts';
import type { RequestContexts } from './request-contexts.ts';
import { type CachedPageRequest, serveCachedPage } from './serve-cached-page.ts';
import type { LoadWebBuild, WebBuild } from './web-build.ts';

const movedPermanently = 301;

/** Lets administrators see drafts, so the page can't be shared. */
const previewParameter = 'preview';

type Dependencies = {
  loadWeb: LoadWebBuild;
  cache: PageCache;
  renders: RenderLimiter;
  siteUrl: string;
  findCountry: LocationApi['findCountry'];
  isDevelopment: boolean;
  formTargets: readonly string[];
  locationServices: readonly string[];
  storageOrigin?: string | undefined;
  apiFor: RequestContexts['apiFor'];
  onCache: CachedPageRequest['onCache'];
  /** The slugs in one of the settings' lists. */
  findListed: (list: 'levels' | 'markets' | 'shows' | 'topics') => Promise<readonly string[]>;
};

/** Handles all page requests. */
export function createPages(deps: Dependencies) {
  return async function answerPage(c: Context<HttpVariables>): Promise<Response> {
    const web = await deps.loadWeb();
    const { pathname, search } = new URL(c.req.raw.url);
    const canonical = isRead(c) ? canonicalPath(pathname) : null;
    if (canonical !== null && canonical !== pathname) {
      return c.redirect(`${canonical}${search}`, movedPermanently);
    }
    try {
      return await renderOrFind(deps, c, { web, canonical });
    } catch (error) {
      if (!(error instanceof RenderRefusedError)) throw error;
      const code = error.status === 429 ? 'TOO_MANY_REQUESTS' : 'SERVICE_UNAVAILABLE';
      return c.json({ code }, error.status, { 'retry-after': error.retryAfter });
    }
  };
}

async function renderOrFind(
  deps: Dependencies,
  c: Context<HttpVariables>,
  { web, canonical }: { web: WebBuild; canonical: string | null },
): Promise<Response> {
  const network = toNetworkKey(c.get('clientAddress') ?? '');
  const choice = chooseLanguageOf(c, deps.findCountry);
  const shared =
    canonical === null || deps.isDevelopment ? undefined : findPage(canonical)?.page.cache;
  if (canonical === null || !shared || hasUserInput(c, shared)) {
    return servePrivatePage({ ...deps, c, web, choice, network });
  }
  const lang = choice.decidedBy === 'address' ? choice.language : null;
  const choices = await findChoices(deps, c, shared);
  const address = cachedPageUrl(c, canonical, { choices, lang });
  return serveCachedPage({ ...deps, c, web, choice, address, network });
}

function isRead(c: Context<HttpVariables>): boolean {
  return c.req.method === 'GET' || c.req.method === 'HEAD';
}

/** Pages for typed input aren't cached: they would evict the popular ones. */
function hasUserInput(
  c: Context<HttpVariables>,
  { inputs = [], choices = {} }: CachePolicy,
): boolean {
  return [...inputs, previewParameter].some((name) => {
    const value = c.req.query(name);
    return value !== undefined && value !== '' && !choices[name]?.includes(value);
  });
}

/** The settings are only read for a value that isn't among the initial ones. */
async function findChoices(
  { findListed }: Pick<Dependencies, 'findListed'>,
  c: Context<HttpVariables>,
  { choices = {}, addedChoices = {} }: CachePolicy,
): Promise<NonNullable<CachePolicy['choices']>> {
  const found: Record<string, readonly string[]> = { ...choices };
  for (const [name, list] of Object.entries(addedChoices)) {
    const value = c.req.query(name);
    if (value && !choices[name]?.includes(value)) found[name] = await findListed(list);
  }
  return found;
}

/** The URL a cached page is rendered from: undeclared parameters never reach it. */
function cachedPageUrl(
  c: Context<HttpVariables>,
  path: string,
  { choices, lang }: { choices: NonNullable<CachePolicy['choices']>; lang: LanguageCode | null },
): string {
  const saved = new URLSearchParams();
  for (const name of Object.keys(choices).toSorted()) {
    const value = c.req.query(name);
    if (value !== undefined && choices[name]?.includes(value)) saved.set(name, value);
  }
  if (lang) saved.set('lang', lang);
  const search = saved.toString();
  return search ? `${path}?${search}` : path;
}
