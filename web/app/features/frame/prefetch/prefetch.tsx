import { useEffect } from 'react';
import { alwaysPrefetched, likelyNextPages } from './likely-next.ts';
import { type BuiltRoutes, filesOf } from './route-files.ts';

const likelyAfterMs = 2_000;
const alwaysDelayMs = 5_000;

/** Prefetches the code of likely next pages, so that navigation needn't wait for it. */
export function Prefetch() {
  useEffect(() => {
    const requestedFor = new Set<string>();
    const timers = [
      setTimeout(
        () => prefetchRoutes(likelyNextPages(location.pathname), requestedFor),
        likelyAfterMs,
      ),
      setTimeout(() => prefetchRoutes(alwaysPrefetched, requestedFor), alwaysDelayMs),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  return null;
}

function prefetchRoutes(paths: readonly string[], requestedFor: Set<string>): void {
  const routes = builtRoutes();
  if (!routes || isConnectionLimited()) return;
  for (const path of paths) {
    const { modules, styles } = filesOf(routes, path);
    for (const href of modules) preloadModule(href);
    for (const href of styles) fetchStyle(href, requestedFor);
  }
}

function preloadModule(href: string): void {
  const known = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  if (known.some((link) => link.getAttribute('href') === href)) return;
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  );
}

/** Not a `prefetch` link: Firefox checks those against `default-src`, which allows nothing. */
function fetchStyle(href: string, requestedFor: Set<string>): void {
  if (requestedFor.has(href)) return;
  requestedFor.add(href);
  // Without it the page loads the file when it is needed.
  fetch(href, { priority: 'low' }).catch(() => undefined);
}

/** With data saver or a slow connection nothing is prefetched. */
function isConnectionLimited(): boolean {
  // Not in every browser, and so not in TypeScript's types.
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; type?: string; effectiveType?: string };
  };
  if (!connection) return false;
  const isSlow = connection.effectiveType?.endsWith('2g') ?? false;
  return connection.saveData === true || connection.type === 'cellular' || isSlow;
}

/** All routes are sent to the browser with the page; see `routeDiscovery`. */
function builtRoutes(): BuiltRoutes | undefined {
  // The router's global variable, which its types don't declare.
  const { __reactRouterManifest: manifest } = globalThis as typeof globalThis & {
    __reactRouterManifest?: { routes: BuiltRoutes };
  };
  return manifest?.routes;
}
