import { useAcademy } from '../../../../lib/academy.ts';
import { localizedUrl } from '../../../../lib/localized-url.ts';
import { PageHead, useSiteUrl } from '../../../../lib/page-url.tsx';
import { structuredText } from '../../../../lib/structured-text.ts';
import { useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { bookPath, booksPath } from '../../../shared/paths/book-paths.ts';
import { useStructuredBreadcrumbs } from '../../item/use-structured-breadcrumbs.ts';
import type { BookView } from './book-view.ts';

/** A book's metadata for search engines and link previews. */
export function BookHead({ book }: { book: BookView }) {
  const t = useTexts('books', 'footer');
  const trail = useStructuredBreadcrumbs();
  const structured = useStructuredBook();
  const { title, by } = book;
  return (
    <>
      <PageHead
        title={
          by ? t('books.page.title', { title, author: by }) : t('books.page.titlePlain', { title })
        }
        description={book.summary}
        writtenIn={book.availableIn}
      />
      <script type="application/ld+json">
        {structuredText({
          '@context': 'https://schema.org',
          '@graph': [
            structured(book),
            trail([
              { name: t('footer.books'), path: booksPath },
              { name: title, path: bookPath(book.slug) },
            ]),
          ],
        })}
      </script>
    </>
  );
}

function useStructuredBook() {
  const academy = useAcademy();
  const siteUrl = useSiteUrl() || 'http://localhost';
  const language = useLanguage();
  return (book: BookView) => {
    const url = localizedUrl(siteUrl, bookPath(book.slug), language);
    return {
      '@type': 'Book',
      '@id': `${siteUrl}${bookPath(book.slug)}#book`,
      name: book.title,
      ...(book.subtitle ? { alternativeHeadline: book.subtitle } : {}),
      description: book.summary,
      url,
      inLanguage: book.language,
      bookFormat: 'https://schema.org/EBook',
      ...(book.by ? { author: { '@type': 'Person', name: book.by } } : {}),
      ...(book.pageCount ? { numberOfPages: book.pageCount } : {}),
      ...(book.cover ? { image: `${siteUrl}/media/pictures/${book.cover}?w=960` } : {}),
      datePublished: book.publishedAt.toISOString(),
      isAccessibleForFree: book.price === 0,
      publisher: {
        '@type': 'Organization',
        '@id': `${siteUrl}/#organization`,
        name: academy.name,
        url: siteUrl,
      },
      offers: {
        '@type': 'Offer',
        price: (book.price / 100).toFixed(2),
        priceCurrency: 'EUR',
        url,
      },
    };
  };
}
