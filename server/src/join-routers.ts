import { type AnyRouter, isProcedure, type Lazyable } from '@orpc/server';

type Branch = { readonly [name: string]: Lazyable<AnyRouter> };

/** Merges the modules' routers into one tree; two may share a branch, but not a procedure. */
export function joinRouters(branches: readonly Branch[], path = ''): Branch {
  const names = new Set(branches.flatMap((branch) => Object.keys(branch)));
  return Object.fromEntries(
    [...names].map((name) => {
      const at = path === '' ? name : `${path}.${name}`;
      const brought = branches.flatMap((branch) => branch[name] ?? []);
      const [first, ...others] = brought;
      if (first !== undefined && others.length === 0) return [name, first];
      return [
        name,
        joinRouters(
          brought.map((router) => requireBranch(router, at)),
          at,
        ),
      ];
    }),
  );
}

function requireBranch(router: Lazyable<AnyRouter>, path: string): Branch {
  if (isProcedure(router)) throw new Error(`two modules bring the procedure ${path}`);
  // Anything that isn't a procedure is a nested router; nothing here is lazy-loaded.
  return router as Branch;
}
