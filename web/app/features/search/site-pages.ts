import type { TextKey, Translate } from '../../lib/text-keys.ts';

type SitePage = { readonly path: string; readonly label: TextKey };

/** Pages that are no items and are looked for by name; the first ones are often wanted. */
const sitePages: readonly SitePage[] = [
  { path: '/courses', label: 'nav.courses' },
  { path: '/pricing', label: 'nav.pricing' },
  { path: '/itv', label: 'nav.itv' },
  { path: '/download', label: 'nav.download' },
  { path: '/books', label: 'footer.books' },
  { path: '/download-indicators', label: 'footer.indicators' },
  { path: '/instructors', label: 'nav.instructors' },
  { path: '/financial-widgets', label: 'search.calculators' },
  { path: '/contact', label: 'footer.contactUs' },
  { path: '/about', label: 'nav.about' },
  { path: '/terms-of-service', label: 'footer.terms' },
  { path: '/privacy-policy', label: 'footer.privacy' },
  { path: '/cookie-policy', label: 'footer.cookies' },
  { path: '/accessibility', label: 'footer.accessibility' },
  { path: '/imprint', label: 'footer.imprint' },
  { path: '/sources', label: 'footer.sources' },
];

export type NamedPage = { readonly path: string; readonly name: string };

const oftenWanted = 8;

export function suggestedPages(t: Translate): NamedPage[] {
  return namedPages(t).slice(0, oftenWanted);
}

/** Pages in whose name every word begins a word, whatever marks its letters carry. */
export function findPages(query: string, t: Translate): NamedPage[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return namedPages(t).filter(({ name }) => {
    const own = wordsOf(name);
    return words.every((word) => own.some((each) => each.startsWith(word)));
  });
}

function namedPages(t: Translate): NamedPage[] {
  return sitePages.map(({ path, label }) => ({ path, name: t(label) }));
}

function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
  return plain.match(/[\p{Letter}\p{Number}]+/gu) ?? [];
}
