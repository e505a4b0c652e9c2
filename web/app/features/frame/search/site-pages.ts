import type { SearchMark } from '@danube/contract/search-match.ts';
import type { TextKey, Translate } from '../../../lib/text-keys.ts';

type SitePage = { readonly path: string; readonly label: TextKey };

/** Pages that aren't items and are searched by name; the first ones are popular. */
const sitePages: readonly SitePage[] = [
  { path: '/courses', label: 'nav.courses' },
  { path: '/pricing', label: 'nav.pricing' },
  { path: '/itv', label: 'nav.itv' },
  { path: '/blog', label: 'nav.blog' },
  { path: '/download', label: 'nav.download' },
  { path: '/books', label: 'footer.books' },
  { path: '/download-indicators', label: 'footer.indicators' },
  { path: '/instructors', label: 'nav.instructors' },
  { path: '/financial-widgets', label: 'search.calculators' },
  { path: '/paths', label: 'footer.paths' },
  { path: '/placement', label: 'footer.placement' },
  { path: '/help', label: 'footer.help' },
  { path: '/glossary', label: 'footer.glossary' },
  { path: '/contact', label: 'footer.contactUs' },
  { path: '/about', label: 'nav.about' },
  { path: '/terms-of-service', label: 'footer.terms' },
  { path: '/privacy-policy', label: 'footer.privacy' },
  { path: '/cookie-policy', label: 'footer.cookies' },
  { path: '/accessibility', label: 'footer.accessibility' },
  { path: '/imprint', label: 'footer.imprint' },
  { path: '/sources', label: 'footer.sources' },
];

export type NamedPage = {
  readonly path: string;
  readonly name: string;
  /** The matching word prefixes of the name. */
  readonly marks: readonly SearchMark[];
};

const maxSuggestedPages = 8;

export function suggestedPages(t: Translate): NamedPage[] {
  return namedPages(t).slice(0, maxSuggestedPages);
}

export function findPages(query: string, t: Translate): NamedPage[] {
  return findByName(query, namedPages(t));
}

/** Pages whose name has a word starting with each query word, ignoring accents. */
export function findByName(query: string, pages: readonly NamedPage[]): NamedPage[] {
  const words = splitWords(query);
  if (words.length === 0) return [];
  return pages.flatMap((page) => {
    const own = splitWords(page.name);
    const isFound = words.every(({ plain }) => own.some((each) => each.plain.startsWith(plain)));
    if (!isFound) return [];
    const found = own.filter((each) => words.some(({ plain }) => each.plain.startsWith(plain)));
    return { ...page, marks: found.map(({ from, to }): SearchMark => [from, to]) };
  });
}

function namedPages(t: Translate): NamedPage[] {
  return sitePages.map(({ path, label }) => ({ path, name: t(label), marks: [] }));
}

type Word = { readonly plain: string; readonly from: number; readonly to: number };

/** Each word in lower case without accents, with its position. */
function splitWords(text: string): Word[] {
  return [...text.matchAll(/[\p{Letter}\p{Mark}\p{Number}]+/gu)].map(({ 0: word, index }) => ({
    plain: word
      .normalize('NFKD')
      .replaceAll(/\p{Mark}/gu, '')
      .toLowerCase(),
    from: index,
    to: index + word.length,
  }));
}
