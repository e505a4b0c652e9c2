import { localizedUrl } from '../../../lib/localized-url.ts';
import { useSiteUrl } from '../../../lib/page-address.tsx';
import { useLanguage } from '../../../lib/texts.tsx';

/** The way to a page as search engines read it; the page itself is the last. */
export function useStructuredTrail() {
  const siteUrl = useSiteUrl() || 'http://localhost';
  const language = useLanguage();
  return (crumbs: readonly { name: string; path: string }[]) => ({
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: localizedUrl(siteUrl, path, language),
    })),
  });
}
