import type { ItemCard } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { RichText, useFallbackLang, useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Reach } from '../../../../ui/line/reach.tsx';
import { RiskNotice } from '../../../../ui/risk-notice.tsx';
import { SectionHeading } from '../../../../ui/section-heading.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { bookPath, insideAnchor } from '../../../shared/paths/book-paths.ts';
import { coursesPath } from '../../../shared/paths/course-paths.ts';
import { BookCard } from './book-card.tsx';

/** The first book is featured, the others are listed below. */
export function BooksPage({ items }: { items: readonly ItemCard[] }) {
  const t = useTexts('books', 'catalogue');
  const lang = useFallbackLang('books');
  const [first, ...others] = items;
  return (
    <div lang={lang}>
      <div className="page pt-[clamp(2rem,4vw,3.5rem)] pb-8 lg:pb-12">
        <SectionHeading
          level={1}
          title={<RichText k="books.list.title" elements={{ em: <em /> }} />}
          lede={t('books.list.lede')}
        />
        <section aria-labelledby="found">
          <h2
            id="found"
            className="tabular mb-8 border-b border-rule-strong pb-3 text-sm font-[560] text-ink-2 lg:mb-12"
          >
            {t('books.list.found', { count: items.length })}
          </h2>
          {first ? <Lead book={first} /> : <NoBooks />}
          <Shelf books={others} />
        </section>
      </div>
      <Reach seed={907} at={0.3} />
      <div className="page pb-section">
        <RiskNotice>{t('catalogue.risk')}</RiskNotice>
      </div>
    </div>
  );
}

function Lead({ book }: { book: ItemCard }) {
  const t = useTexts('books');
  const localPath = useLocalPath();
  return (
    <BookCard book={book} kind="lead" isFirst>
      {/* Above the card's own link, which covers all of it. */}
      <TextLink
        kind="standalone"
        to={localPath(`${bookPath(book.slug)}#${insideAnchor}`)}
        icon={<ArrowRight />}
        aria-label={t('ui.labelled', { label: t('books.offer.look'), text: book.title })}
        className="relative justify-self-start"
      >
        {t('books.offer.look')}
      </TextLink>
    </BookCard>
  );
}

/** A few books are staggered next to their texts; many are in a grid. */
function Shelf({ books }: { books: readonly ItemCard[] }) {
  const t = useTexts('books');
  const [first] = books;
  if (!first) return null;
  const isRow = books.length > 2;
  return (
    <ul
      aria-label={t('books.page.all')}
      className="mt-12 grid gap-x-gutter gap-y-12 border-t border-rule pt-10 sm:grid-cols-2 lg:mt-16 lg:grid-cols-12 lg:pt-16"
    >
      {books.map((book, index) => (
        <li key={book.id} className={isRow ? 'lg:col-span-4' : staggeredColumns[index]}>
          <BookCard book={book} kind={isRow ? 'tile' : 'lead'} />
        </li>
      ))}
    </ul>
  );
}

const staggeredColumns = [
  'col-span-full lg:col-span-8 lg:col-start-5',
  'col-span-full lg:col-span-8 lg:col-start-2',
] as const;

function NoBooks() {
  const t = useTexts('books');
  const localPath = useLocalPath();
  return (
    <EmptyState
      title={t('books.list.emptyTitle')}
      text={t('books.list.emptyText')}
      action={
        <Button asChild>
          <Link to={localPath(coursesPath)}>{t('books.list.toCourses')}</Link>
        </Button>
      }
    />
  );
}
