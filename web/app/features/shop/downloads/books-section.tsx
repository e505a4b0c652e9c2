import type { ItemWithFiles } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import type { Access } from '../../shared/owned/use-access.ts';
import { itemPath } from '../../shared/paths/item-path.ts';
import { ItemCover } from '../item/item-cover.tsx';
import { EntryText } from './entry-text.tsx';
import { FileList } from './file-list.tsx';
import { OfferSection } from './offer-section.tsx';

type BooksSectionProps = {
  books: readonly ItemWithFiles[];
  accessTo: (item: ItemWithFiles) => Access;
};

export function BooksSection({ books, accessTo }: BooksSectionProps) {
  const t = useTexts('downloads');
  return (
    <OfferSection
      id="books"
      title={t('downloads.books.title')}
      lede={t('downloads.books.lede')}
      isEmpty={books.length === 0}
    >
      <ul className="grid gap-y-10 lg:gap-y-14">
        {books.map((book) => (
          <li key={book.id}>
            <BookEntry book={book} access={accessTo(book)} />
          </li>
        ))}
      </ul>
    </OfferSection>
  );
}

function BookEntry({ book, access }: { book: ItemWithFiles; access: Access }) {
  const t = useTexts('downloads', 'catalogue');
  const localPath = useLocalPath();
  const pages = book.pageCount ? [t('catalogue.pages', { count: book.pageCount })] : [];
  const by = [...(book.by ? [book.by] : []), ...pages].join(' · ');
  return (
    <article className="columns-12 items-start gap-y-4">
      <div className="col-span-4 sm:col-span-3 lg:col-span-2">
        <ItemCover
          item={book}
          note={book.by ?? undefined}
          sizes="(min-width: 64rem) 12rem, (min-width: 40rem) 22vw, 33vw"
        />
      </div>
      <div className="col-span-8 sm:col-span-9 lg:col-span-5">
        <EntryText
          item={book}
          to={localPath(itemPath(book))}
          by={by}
          more={t('downloads.featured.look')}
          isLarge
        />
      </div>
      <FileList
        item={book}
        access={access}
        className="col-span-full sm:col-span-9 sm:col-start-4 lg:col-span-4 lg:col-start-9"
      />
    </article>
  );
}
