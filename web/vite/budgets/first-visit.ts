import { brotliCompressSync } from 'node:zlib';
import { allPages } from '@danube/contract/site/pages.ts';
import type { FirstViewFiles } from '../first-view.ts';
import { textBundle } from '../text-bundles.ts';

/** The files of the build by URL, and the router's manifest. */
export type BuiltSite = {
  readonly files: ReadonlyMap<string, Buffer>;
  readonly firstView: FirstViewFiles;
  readonly entry: BuiltModule;
  readonly routes: Readonly<Record<string, BuiltRoute>>;
};

type BuiltModule = { readonly module: string; readonly imports?: readonly string[] };
type BuiltRoute = BuiltModule & { readonly path?: string; readonly index?: boolean };

export type FirstVisit = {
  /** While nobody acts: the first view, and what is fetched ahead. */
  readonly reading: Weight;
  /** All of it, from the first action on. */
  readonly scripts: Weight;
  readonly fonts: Weight;
  readonly styles: Weight;
};

export type Weight = { readonly files: number; readonly kilobytes: number };

/** Prefetched on every page. */
export const alwaysPrefetched = ['/login', '/signup', '/blog'];
const frameTexts = ['nav', 'footer', 'page', 'ui'];
/** What pages import on their own; the router's manifest doesn't list it. */
const importedLater = {
  everywhere: ['warn-if-page-is-slow'],
  '/': ['event-calendar'],
} as const;
const textsLater = ['consent'];
const fontNames = ['serif', 'serif-italic', 'sans'];
const scriptOfLanguage: Readonly<Record<string, string>> = { el: 'greek', bg: 'cyrillic' };

/** What a browser loads for a page on the first visit. */
export function firstVisit(site: BuiltSite, path: string, language: string): FirstVisit {
  const page = allPages.find((each) => each.path === path);
  if (!page) throw new Error(`no page at ${path}`);
  const modules = [path, ...(page.next ?? []), ...alwaysPrefetched].flatMap((each) =>
    modulesOf(site, each),
  );
  const later = [...importedLater.everywhere, ...(path === '/' ? importedLater['/'] : [])];
  const script = scriptOfLanguage[language] ?? 'latin';
  // What is fetched ahead isn't run, so its imports aren't loaded.
  const { file, shared } = site.firstView;
  const reading = [...withStaticImports(site, file), ...shared];
  return {
    reading: weigh(site, reading),
    scripts: weigh(site, [
      ...reading,
      // The router's manifest of all pages.
      ...find(site, /^\/assets\/manifest-[^/]+\.js$/),
      ...[site.entry, site.routes.root].flatMap((each) => (each ? withImports(each) : [])),
      ...modules,
      ...later.flatMap((name) => [...withStaticImports(site, fileNamed(site, name))]),
      ...[...frameTexts, ...page.texts, ...textsLater].map((group) =>
        textFile(site, language, group),
      ),
    ]),
    fonts: weigh(
      site,
      fontNames.flatMap((name) => find(site, new RegExp(`^/assets/${name}-${script}-[^/]+woff2$`))),
    ),
    styles: weigh(site, find(site, /^\/assets\/(app|basic)-[^/]+\.css$/)),
  };
}

function modulesOf({ routes }: BuiltSite, path: string): string[] {
  const route = Object.values(routes).find((each) =>
    path === '/' ? each.index : each.path !== undefined && `/${each.path}` === path,
  );
  return route ? withImports(route) : [];
}

function withImports({ module, imports = [] }: BuiltModule): string[] {
  return [module, ...imports];
}

function fileNamed(site: BuiltSite, name: string): string {
  const [file] = find(site, new RegExp(`^/assets/${name}-[\\w-]{8}\\.js$`));
  if (!file) throw new Error(`${name} is not in the build`);
  return file;
}

/** A built file and what it imports, read from the file itself. */
function withStaticImports(site: BuiltSite, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = site.files.get(file)?.toString() ?? '';
  for (const [, name] of text.matchAll(/\b(?:from|import)"\.\/([^"]+\.js)"/g)) {
    withStaticImports(site, `/assets/${name}`, seen);
  }
  return seen;
}

/** English is the fallback if a language lacks the group. */
function textFile(site: BuiltSite, language: string, group: string): string {
  const named = (code: string) =>
    find(site, new RegExp(`^/assets/texts-${code}-${textBundle(group)}-[\\w-]{8}\\.json$`));
  const [file] = [...named(language), ...named('en')];
  if (!file) throw new Error(`the texts "${group}" are not in the build`);
  return file;
}

function find({ files }: BuiltSite, pattern: RegExp): string[] {
  return [...files.keys()].filter((address) => pattern.test(address));
}

const compressed = new WeakMap<Buffer, number>();

function weigh({ files }: BuiltSite, addresses: readonly string[]): Weight {
  const unique = [...new Set(addresses)];
  const bytes = unique.map((address) => {
    const body = files.get(address);
    if (!body) throw new Error(`${address} is not in the build`);
    return address.endsWith('.woff2') ? body.length : sizeOf(body);
  });
  return { files: unique.length, kilobytes: bytes.reduce((sum, each) => sum + each, 0) / 1000 };
}

/** With the server's compression settings. */
function sizeOf(body: Buffer): number {
  const known = compressed.get(body) ?? brotliCompressSync(body).length;
  compressed.set(body, known);
  return known;
}
