import type { Context } from 'hono';
import type { HttpVariables } from '../platform/http-variables.ts';
import { noReads } from '../platform/request-context.ts';
import type { RequestContexts } from './request-contexts.ts';
import type { LoadWebBuild } from './web-build.ts';

/** Lists every public page for search engines: those of the build, and those of published items. */
export function serveSitemap(deps: {
  loadWeb: LoadWebBuild;
  siteUrl: string;
  apiFor: RequestContexts['apiFor'];
}) {
  return async function answer(c: Context<HttpVariables>): Promise<Response> {
    const web = await deps.loadWeb();
    const api = deps.apiFor(noReads, c, true);
    const [items, offered] = await Promise.all([
      web.readListedItems(api),
      web.readOfferedLanguages(api),
    ]);
    const xml = web.sitemapXml(deps.siteUrl, items, offered);
    return c.body(xml, 200, { 'content-type': 'application/xml; charset=utf-8' });
  };
}
