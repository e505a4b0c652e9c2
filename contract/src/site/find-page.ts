import type { Page } from './page.ts';
import { allPages, pathsOf } from './pages.ts';

export type FoundPage = {
  readonly page: Page;
  /** The path or alias that matched. */
  readonly address: string;
};

type Known = FoundPage & { readonly parts: readonly string[] };

/**
 * Static segments before parameters: `/admin/packages/create` isn't the package called "create".
 */
const known: readonly Known[] = allPages
  .flatMap((page) => pathsOf(page).map((address) => ({ page, address, parts: splitPath(address) })))
  .toSorted((one, other) => parametersIn(one.parts) - parametersIn(other.parts));

/** The page at this path, case-insensitive and with or without a trailing slash. */
export function findPage(pathname: string): FoundPage | undefined {
  const parts = splitPath(pathname);
  return known.find((each) => matches(each.parts, parts));
}

export function splitPath(path: string): string[] {
  return path.replace(/\/+$/, '').split('/');
}

export function matches(pattern: readonly string[], parts: readonly string[]): boolean {
  return (
    pattern.length === parts.length &&
    pattern.every((part, place) =>
      part.startsWith(':') ? parts[place] !== '' : part === parts[place]?.toLowerCase(),
    )
  );
}

function parametersIn(parts: readonly string[]): number {
  return parts.filter((part) => part.startsWith(':')).length;
}
