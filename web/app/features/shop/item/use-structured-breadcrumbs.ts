import { localizedUrl } from '../../../lib/localized-url.ts';
import { useSiteUrl } from '../../../lib/page-url.tsx';
import { useLanguage } from '../../../lib/texts.tsx';

/** Breadcrumbs as structured data; the page itself is the last one. */
export function useStructuredBreadcrumbs() {
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
