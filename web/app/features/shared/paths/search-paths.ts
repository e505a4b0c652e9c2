import type { ItemKind } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { TextKey } from '../../../lib/text-keys.ts';

export const searchPath = '/search';

/**
 * What can be found: catalogue items, lessons, videos, live sessions, blog posts, help articles and
 * glossary terms.
 */
export type SearchKind = ItemKind | 'lesson' | 'video' | 'session' | 'post' | 'help' | 'term';

/** Kinds by the name of their list, in the order of the results. */
export const kindGroups = {
  course: 'search.kinds.course',
  lesson: 'search.kinds.lesson',
  video: 'search.kinds.video',
  session: 'search.kinds.session',
  post: 'search.kinds.post',
  book: 'search.kinds.book',
  indicator: 'search.kinds.indicator',
  'fact-sheet': 'search.kinds.factSheet',
  package: 'search.kinds.package',
  help: 'search.kinds.help',
  term: 'search.kinds.term',
} as const satisfies Record<SearchKind, TextKey>;

// Object.keys loses the key type of the table above.
export const kindOrder = Object.keys(kindGroups) as readonly SearchKind[];

/** The search page's URL parameters. */
export type SearchView = { readonly query: string; readonly kind: SearchKind | undefined };

/** The contract's maximum. */
export const maxQueryLength = 100;

export function readSearchView(parameters: URLSearchParams): SearchView {
  const kind = parameters.get('kind');
  return {
    query: (parameters.get('q') ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, maxQueryLength),
    kind: kindOrder.find((known) => known === kind),
  };
}

/** Where the search of a single list leads; null if nothing was searched for. */
export function searchOfKind(parameters: URLSearchParams, kind: SearchKind): string | null {
  const { query } = readSearchView(parameters);
  if (!query) return null;
  const lang = parameters.get('lang');
  const url = searchUrl({ query, kind });
  return lang ? `${url}&${new URLSearchParams({ lang }).toString()}` : url;
}

export function searchUrl({ query, kind }: SearchView): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set('q', query);
  if (kind) parameters.set('kind', kind);
  const search = parameters.toString();
  return search ? `${searchPath}?${search}` : searchPath;
}
