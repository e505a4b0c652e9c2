import type { Audience } from '@danube/contract/site/page.ts';

export type BuiltRoute = {
  readonly id: string;
  /** As the route is written, with its parameters, e.g. `/admin/people/:userId`. */
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

/** Every page of the built product, from the list that it sends to browsers itself. */
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
 * The first route of each shape: its audience and how many parts its path has. The guard and what
 * reads addresses know nothing else of a route.
 */
export function oneOfEachShape(routes: readonly BuiltRoute[]): BuiltRoute[] {
  const shapeOf = ({ audience, path }: BuiltRoute) => `${audience} ${path.split('/').length}`;
  return [...new Map(routes.toReversed().map((route) => [shapeOf(route), route])).values()];
}

/** The route and those around it, from the outermost inwards. */
function lineage(routes: Record<string, ManifestRoute>, route: ManifestRoute): ManifestRoute[] {
  const parent = route.parentId ? routes[route.parentId] : undefined;
  return parent ? [...lineage(routes, parent), route] : [route];
}
