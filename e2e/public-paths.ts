import { allPages } from '@danube/contract/site/pages.ts';

/** Every page that is the same for everyone, as an address of its own. */
export const publicPaths = allPages
  .filter(({ cache }) => cache)
  .map(({ path, example }) => example ?? path);
