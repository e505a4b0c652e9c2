import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Context } from 'hono';
import type { LocationApi } from '../modules/location/location.api.ts';
import type { HttpVariables } from './http-variables.ts';
import { chooseLanguageOf } from './language.ts';
import type { PageCache } from './page-cache.ts';
import { answerPrivatePage } from './private-page.ts';
import type { RequestContexts } from './request-contexts.ts';
import { answerSharedPage, type SharedPage } from './shared-page.ts';
import type { LoadWebBuild, PublicPage } from './web-build.ts';

type Dependencies = {
  loadWeb: LoadWebBuild;
  cache: PageCache;
  siteUrl: string;
  findCountry: LocationApi['findCountry'];
  isDevelopment: boolean;
  formTargets: readonly string[];
  locationServices: readonly string[];
  storageOrigin?: string | undefined;
  apiFor: RequestContexts['apiFor'];
  onCache: SharedPage['onCache'];
};

/** Answers everything that is a page. */
export function createPages(deps: Dependencies) {
  return async function answerPage(c: Context<HttpVariables>): Promise<Response> {
    const web = await deps.loadWeb();
    const choice = chooseLanguageOf(c, deps.findCountry);
    const shared = deps.isDevelopment ? undefined : web.findPublicPage(c.req.path);
    if (!shared || isFilledIn(c, shared) || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) {
      return answerPrivatePage({ ...deps, c, web, choice });
    }
    const address = sharedAddress(
      c,
      shared,
      choice.decidedBy === 'address' ? choice.language : null,
    );
    return answerSharedPage({ ...deps, c, web, choice, address });
  };
}

/** What somebody typed is nobody else's page: kept, it would push out those that are asked for. */
function isFilledIn(c: Context<HttpVariables>, { entries = [] }: PublicPage): boolean {
  return entries.some((name) => c.req.query(name) !== undefined);
}

/** The address a shared page is made from: what it does not know never reaches it. */
function sharedAddress(
  c: Context<HttpVariables>,
  { choices = {} }: PublicPage,
  lang: LanguageCode | null,
): string {
  const kept = new URLSearchParams();
  for (const name of Object.keys(choices).toSorted()) {
    const value = c.req.query(name);
    if (value !== undefined && choices[name]?.includes(value)) kept.set(name, value);
  }
  if (lang) kept.set('lang', lang);
  const search = kept.toString();
  return search ? `${c.req.path}?${search}` : c.req.path;
}
