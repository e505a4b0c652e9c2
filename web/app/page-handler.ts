import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as build from 'virtual:react-router/server-build';
import { toRoutePattern } from '@danube/contract/analytics/to-route-pattern.ts';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { earlyScriptTexts } from './page/early-script-texts.server.ts';
import {
  deferApplication,
  type FirstView,
  inlineEarlyScript,
  inlineStyles,
  linkStyles,
  scriptsOf,
} from './page/finish-page.ts';
import { type PageRequest, pageRequest } from './page/page-request.ts';
import { createStyleSelector } from './page/used-styles.ts';

export type { PageRequest } from './page/page-request.ts';
export { readListedItems, readOfferedLanguages, sitemapXml } from './page/sitemap.server.ts';

/** Changes with every build: part of a cached page's key. */
export const buildId: string = build.assets.version;

export type RenderedPage = {
  readonly response: Response;
  /** Inline scripts of the page; empty if the response isn't HTML. */
  readonly scripts: readonly string[];
};

const handle = createRequestHandler(build, import.meta.env.MODE);

/** Renders the page for a request. The server's only entry point into the web app. */
export async function handlePage(request: Request, page: PageRequest): Promise<RenderedPage> {
  const context = new RouterContextProvider();
  context.set(pageRequest, page);
  const response = await handle(request, context);
  if (!response.headers.get('content-type')?.startsWith('text/html')) {
    return { response, scripts: [] };
  }
  const words = earlyScriptTexts(page.language, buildId);
  const rendered = inlineEarlyScript(await response.text(), words, page.nonce);
  const isCached = page.nonce === undefined;
  const firstView = isCached ? firstViewOf(new URL(request.url).pathname) : undefined;
  const html = deferApplication(rendered, page.nonce, firstView);
  const finished = import.meta.env.PROD ? withStyles(html, !isCached) : html;
  return {
    response: new Response(finished, { status: response.status, headers: response.headers }),
    scripts: page.nonce ? [] : scriptsOf(finished),
  };
}

function firstViewOf(pathname: string): FirstView {
  return { ...firstViewFiles(), route: toRoutePattern(pathname) };
}

/** `web/vite/first-view.ts` writes the list. In development no page is cached. */
function firstViewFiles(): Omit<FirstView, 'route'> {
  // Our own build wrote it.
  return JSON.parse(readAsset('/first-view.json')) as Omit<FirstView, 'route'>;
}

function withStyles(html: string, isPrivate: boolean): string {
  return isPrivate ? linkStyles(html, readAsset) : inlineStyles(html, selectStyles);
}

const selectors = new Map<string, (html: string) => string>();

/** The rules of a style sheet that a page needs; each sheet is read once. */
function selectStyles(path: string, html: string): string {
  const known = selectors.get(path) ?? createStyleSelector(readAsset(path));
  selectors.set(path, known);
  return known(html);
}

const assets = new Map<string, string>();

function readAsset(path: string): string {
  const known = assets.get(path);
  if (known !== undefined) return known;
  const text = readFileSync(fileURLToPath(new URL(`../client${path}`, import.meta.url)), 'utf8');
  assets.set(path, text);
  return text;
}
