import { type RoutePattern, routePatterns, unknownRoute } from './route-patterns.ts';

/** Names before parameters: `/course/fast-track` is not the course called "fast-track". */
const inOrder = routePatterns
  .filter((pattern) => pattern !== unknownRoute)
  .map((pattern) => ({ pattern, parts: pattern.split('/') }))
  .toSorted((one, other) => parametersIn(one.pattern) - parametersIn(other.pattern));

/** How a page is named where it is written down: without what its address says of anybody. */
export function routePatternOf(pathname: string): RoutePattern {
  const parts = pathname.length > 1 ? pathname.replace(/\/$/, '').split('/') : ['', ''];
  return inOrder.find((known) => fits(known.parts, parts))?.pattern ?? unknownRoute;
}

function fits(pattern: readonly string[], parts: readonly string[]): boolean {
  if (pattern.length !== parts.length) return false;
  return pattern.every((part, index) =>
    part.startsWith('{') ? parts[index] !== '' : part === parts[index]?.toLowerCase(),
  );
}

function parametersIn(pattern: string): number {
  return pattern.split('{').length;
}
