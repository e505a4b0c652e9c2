import { matches, splitPath } from '../site/find-page.ts';
import { routePatterns, unknownRoute } from './route-patterns.ts';

/** Static segments before parameters: `/course/fast-track` isn't a course called "fast-track". */
const inOrder = routePatterns
  .filter((pattern) => pattern !== unknownRoute)
  .map((pattern) => ({ pattern, parts: splitPath(pattern.replaceAll(/\{(\w+)\}/g, ':$1')) }))
  .toSorted((one, other) => parametersIn(one.pattern) - parametersIn(other.pattern));

/** How a page is named in logs and statistics: without any personal data from its URL. */
export function toRoutePattern(pathname: string): string {
  const parts = pathname.replace(/\/$/, '').split('/');
  return inOrder.find((known) => matches(known.parts, parts))?.pattern ?? unknownRoute;
}

function parametersIn(pattern: string): number {
  return pattern.split('{').length;
}
