import type { TextKey } from '../../../lib/text-keys.ts';
import { downloadsPath, offersAnchor } from '../../shared/paths/download-paths.ts';

/** The page's filters; their names are part of existing URLs. */
export const categoryTexts = {
  all: 'downloads.categories.all',
  bucher: 'downloads.categories.books',
  steckbriefe: 'downloads.categories.factSheets',
  indikatoren: 'downloads.categories.indicators',
} as const satisfies Record<string, TextKey>;

export type Category = keyof typeof categoryTexts;

// The keys of an object literal are exactly those of its type.
export const categories = Object.keys(categoryTexts) as Category[];

export function readCategory(parameters: URLSearchParams): Category {
  const wanted = parameters.get('category');
  return categories.find((category) => category === wanted) ?? 'all';
}

/** Without scripts the page reloads: the fragment keeps the position. */
export function categoryUrl(category: Category): string {
  const search = category === 'all' ? '' : `?category=${category}`;
  return `${downloadsPath}${search}#${offersAnchor}`;
}
