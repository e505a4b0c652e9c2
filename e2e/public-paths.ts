import { allPages } from '@danube/contract/site/pages.ts';

/** Every cached page, with the parameters of its path filled in. */
export const publicPaths = allPages
  .filter(({ cache }) => cache)
  .map(({ path, example }) => example ?? path);
