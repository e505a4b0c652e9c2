import { type AnyRouter, isProcedure, type Lazyable } from '@orpc/server';

type Branch = { readonly [name: string]: Lazyable<AnyRouter> };

/** One tree of what modules bring; two of them may grow one branch, but no procedure twice. */
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
  // What isn't a procedure holds more of them by name; nothing here is loaded lazily.
  return router as Branch;
}
