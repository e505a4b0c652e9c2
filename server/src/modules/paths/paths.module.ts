import { fileURLToPath } from 'node:url';
import { createPathsRouter } from './paths.router.ts';
import { readPaths } from './read-paths.ts';
import { readPlacement } from './read-placement.ts';

const rootOf = (name: string) => fileURLToPath(new URL(`../../../../${name}`, import.meta.url));

export function createPaths() {
  const paths = readPaths(rootOf('content/paths'));
  const keys = readPlacement(rootOf('content'));
  return { routers: { paths: createPathsRouter({ paths, keys }) } };
}
