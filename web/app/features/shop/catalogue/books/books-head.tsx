import type { ItemCard } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { localizedUrl } from '../../../../lib/localized-url.ts';
import { PageHead, useSiteUrl } from '../../../../lib/page-url.tsx';
import { structuredText } from '../../../../lib/structured-text.ts';
import { useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { bookPath } from '../../../shared/paths/book-paths.ts';

/** Metadata of the books page for search engines and link previews. */
export function BooksHead({ items }: { items: readonly ItemCard[] }) {
  const t = useTexts('books');
  const siteUrl = useSiteUrl() || 'http://localhost';
  const language = useLanguage();
  return (
    <>
      <PageHead title={t('books.head.title')} description={t('books.head.description')} />
      <script type="application/ld+json">
        {structuredText({
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          itemListElement: items.map((book, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: book.title,
            url: localizedUrl(siteUrl, bookPath(book.slug), language),
          })),
        })}
      </script>
    </>
  );
}
