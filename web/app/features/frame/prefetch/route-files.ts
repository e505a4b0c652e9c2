import { matchPath } from 'react-router';

/** The parts of the router's manifest entry that are used here. */
type BuiltRoute = {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly module: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};

export type BuiltRoutes = Readonly<Record<string, BuiltRoute | undefined>>;

export type RouteFiles = {
  readonly modules: readonly string[];
  readonly styles: readonly string[];
};

/** The files of the page at this path; empty if no page is built. */
export function filesOf(routes: BuiltRoutes, path: string): RouteFiles {
  const line = withParents(routes, findRoute(routes, path));
  return {
    modules: line.flatMap(({ module, imports = [] }) => [module, ...imports]),
    styles: line.flatMap(({ css = [] }) => css),
  };
}

function findRoute(routes: BuiltRoutes, path: string): BuiltRoute | undefined {
  const built = Object.values(routes).filter((route) => route !== undefined);
  if (path === '/') return built.find(({ index }) => index);
  const named = built.filter(({ path: own }) => own && own !== '*');
  return (
    named.find(({ path: own }) => `/${own}` === path) ??
    named.find(({ path: own }) => matchPath(`/${own}`, path))
  );
}

/** The route and its parent layouts; the root is already loaded. */
function withParents(routes: BuiltRoutes, route: BuiltRoute | undefined): BuiltRoute[] {
  if (!route || route.id === 'root') return [];
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return [route, ...withParents(routes, parent)];
}
