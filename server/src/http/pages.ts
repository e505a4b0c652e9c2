import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Context } from 'hono';
import type { HttpVariables } from './http-variables.ts';
import { chooseLanguage } from './language.ts';
import type { PageCache } from './page-cache.ts';
import { answerPrivatePage } from './private-page.ts';
import type { RequestContexts } from './request-contexts.ts';
import { answerSharedPage, type SharedPage } from './shared-page.ts';
import type { LoadWebBuild } from './web-build.ts';

type Dependencies = {
  loadWeb: LoadWebBuild;
  cache: PageCache;
  siteUrl: string;
  countryHeader: string;
  isDevelopment: boolean;
  formTargets: readonly string[];
  apiFor: RequestContexts['apiFor'];
  onCache: SharedPage['onCache'];
};

const longestParameter = 100;

/** Answers everything that is a page. */
export function createPages(deps: Dependencies) {
  return async function answerPage(c: Context<HttpVariables>): Promise<Response> {
    const web = await deps.loadWeb();
    const parameter = c.req.query('lang');
    const language = chooseLanguage({
      parameter,
      cookie: c.req.header('cookie'),
      country: c.req.header(deps.countryHeader),
    });
    const shared = deps.isDevelopment ? undefined : web.findPublicPage(c.req.path);
    if (!shared || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) {
      return answerPrivatePage({ ...deps, c, web, language });
    }
    const address = sharedAddress(c, shared.parameters, parameter === language ? language : null);
    return answerSharedPage({ ...deps, c, web, language, address });
  };
}

/** The address a shared page is made from: parameters it does not know never reach it. */
function sharedAddress(
  c: Context<HttpVariables>,
  known: readonly string[],
  lang: LanguageCode | null,
): string {
  if (known.length === 0) return lang ? `${c.req.path}?lang=${lang}` : c.req.path;
  const kept = new URLSearchParams();
  for (const name of known.toSorted()) {
    const value = c.req.query(name);
    if (value !== undefined) kept.set(name, value.slice(0, longestParameter));
  }
  if (lang) kept.set('lang', lang);
  const search = kept.toString();
  return search ? `${c.req.path}?${search}` : c.req.path;
}
