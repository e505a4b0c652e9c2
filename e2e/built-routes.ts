import type { Audience } from '@danube/contract/site/page.ts';

export type BuiltRoute = {
  readonly id: string;
  /** The route's path with its parameters, e.g. `/admin/people/:userId`. */
  readonly path: string;
  readonly audience: Audience;
};

type ManifestRoute = {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
};

const areas: Record<string, Audience> = {
  'routes/member-area': 'member',
  'routes/rep-area': 'rep',
  'routes/admin-area': 'admin',
};

/** Every page of the built product, from its own route manifest. */
export async function readBuiltRoutes(origin: string): Promise<BuiltRoute[]> {
  const page = await (await fetch(`${origin}/`)).text();
  const [manifest] = /\/assets\/manifest-\w+\.js/.exec(page) ?? [];
  if (!manifest) throw new Error('the page names no list of routes');
  const script = await (await fetch(origin + manifest)).text();
  const { routes }: { routes: Record<string, ManifestRoute> } = JSON.parse(
    script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1),
  );
  return Object.values(routes)
    .filter(({ index, path }) => index || path)
    .map((route) => {
      const line = lineage(routes, route);
      const path = line.map((each) => each.path).filter(Boolean);
      const area = line.map(({ id }) => areas[id]).find(Boolean);
      return { id: route.id, path: `/${path.join('/')}`, audience: area ?? 'public' };
    });
}

/**
 * The first route of each combination of audience and number of path segments. The guard and URL
 * parsing depend on nothing else.
 */
export function pickOnePerShape(routes: readonly BuiltRoute[]): BuiltRoute[] {
  const shapeOf = ({ audience, path }: BuiltRoute) => `${audience} ${path.split('/').length}`;
  return [...new Map(routes.toReversed().map((route) => [shapeOf(route), route])).values()];
}

/** The route and its parents, outermost first. */
function lineage(routes: Record<string, ManifestRoute>, route: ManifestRoute): ManifestRoute[] {
  const parent = route.parentId ? routes[route.parentId] : undefined;
  return parent ? [...lineage(routes, parent), route] : [route];
}
