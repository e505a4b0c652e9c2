import type { Page } from './page.ts';
import { addressesOf, allPages } from './pages.ts';

export type FoundPage = {
  readonly page: Page;
  /** The page's path or that of its aliases which matches. */
  readonly address: string;
};

type Known = FoundPage & { readonly parts: readonly string[] };

/** Names before parameters: `/admin/packages/create` is not the package called "create". */
const known: readonly Known[] = allPages
  .flatMap((page) =>
    addressesOf(page).map((address) => ({ page, address, parts: partsOf(address) })),
  )
  .toSorted((one, other) => parametersIn(one.parts) - parametersIn(other.parts));

/** The page at this path, in any letter case and with or without a slash at the end. */
export function findPage(pathname: string): FoundPage | undefined {
  const parts = partsOf(pathname);
  return known.find((each) => matches(each.parts, parts));
}

export function partsOf(path: string): string[] {
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
