import { fileURLToPath } from 'node:url';
import { createPathsRouter } from './paths.router.ts';
import { readPaths } from './read-paths.ts';
import { readPlacement } from './read-placement.ts';

const content = new URL('../../../../content/', import.meta.url);

export function createPaths() {
  const paths = readPaths(fileURLToPath(new URL('paths', content)));
  const keys = readPlacement(fileURLToPath(new URL('placement.yaml', content)));
  return { routers: { paths: createPathsRouter({ paths, keys }) } };
}
