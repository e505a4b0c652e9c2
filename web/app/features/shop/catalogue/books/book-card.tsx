import type { ItemCard as Item } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { ReactNode } from 'react';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { bookPath } from '../../../shared/paths/book-paths.ts';
import { ItemCard } from '../../item/item-card.tsx';

type BookCardProps = {
  book: Item;
  kind?: 'tile' | 'lead';
  headingLevel?: 2 | 3;
  isFirst?: boolean;
  children?: ReactNode;
  className?: string;
};

/** A book in a list: its author, length and price. */
export function BookCard({ book, ...rest }: BookCardProps) {
  const t = useTexts('catalogue');
  const localPath = useLocalPath();
  const facts = book.pageCount === null ? [] : [t('catalogue.pages', { count: book.pageCount })];
  return (
    <ItemCard
      {...rest}
      item={book}
      to={localPath(bookPath(book.slug))}
      by={book.by ?? undefined}
      facts={facts}
    />
  );
}
