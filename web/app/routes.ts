import type { Audience, Page } from '@danube/contract/site/page.ts';
import { allPages, pathsOf } from '@danube/contract/site/pages.ts';
import {
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';

/** The component kit's demo page is for developers, so it is left out of production builds. */
const kitRoutes =
  process.env.WITH_KIT === '1' || process.env.NODE_ENV === 'development'
    ? [route('kit', 'routes/kit.tsx')]
    : [];

/** The pages of an audience, from the page table in `contract/src/site`. */
function pagesFor(audience: Audience): RouteConfigEntry[] {
  return allPages.filter((page) => page.audience === audience).flatMap(routesOf);
}

function routesOf(page: Page): RouteConfigEntry[] {
  const file = `routes/${page.route}.tsx`;
  return pathsOf(page).map((address) => {
    if (address === '/') return index(file);
    // Several paths may share a file; then each route needs its own id.
    const id = isShared(page) ? { id: `${page.route} at ${address.slice(1)}` } : {};
    return route(address.slice(1), file, id);
  });
}

function isShared({ route: file }: Page): boolean {
  return allPages.filter((page) => page.route === file).flatMap(pathsOf).length > 1;
}

export default [
  ...pagesFor('public'),
  ...kitRoutes,
  layout('routes/member-area.tsx', pagesFor('member')),
  layout('routes/rep-area.tsx', pagesFor('rep')),
  layout('routes/admin-area.tsx', pagesFor('admin')),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
