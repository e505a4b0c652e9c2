import { useAcademy } from '../../../lib/academy.ts';
import { localizedUrl } from '../../../lib/localized-url.ts';
import { PageHead, useSiteUrl } from '../../../lib/page-url.tsx';
import { structuredText } from '../../../lib/structured-text.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { downloadsPath, featuredBook } from '../../shared/paths/download-paths.ts';
import { itemPath } from '../../shared/paths/item-path.ts';
import type { Offers } from './downloads-page.tsx';

/** Metadata for search engines. The page has two URLs, one of them canonical. */
export function DownloadsHead({ offers }: { offers: Offers }) {
  const academy = useAcademy();
  const t = useTexts('downloads');
  const siteUrl = useSiteUrl() || 'http://localhost';
  const language = useLanguage();
  const title = t('downloads.head.title');
  const description = t('downloads.head.description');
  const book = offers.books.find(({ slug }) => slug === featuredBook);
  return (
    <>
      <PageHead title={title} description={description} path={downloadsPath} />
      <script type="application/ld+json">
        {structuredText({
          '@context': 'https://schema.org',
          '@type': 'CollectionPage',
          name: title,
          description,
          url: localizedUrl(siteUrl, downloadsPath, language),
          inLanguage: language,
          publisher: {
            '@type': 'Organization',
            '@id': `${siteUrl}/#organization`,
            name: academy.name,
          },
          ...(book && {
            mainEntity: {
              '@type': 'Book',
              name: book.title,
              description: book.summary,
              author: { '@type': 'Person', name: book.by },
              inLanguage: book.originalLanguage,
              numberOfPages: book.pageCount,
              bookFormat: 'https://schema.org/EBook',
              isAccessibleForFree: book.price === 0,
              url: localizedUrl(siteUrl, itemPath(book), language),
            },
          }),
        })}
      </script>
    </>
  );
}
