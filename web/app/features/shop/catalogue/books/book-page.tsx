import type { ItemCard, ItemFile } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { fileLanguage } from '@danube/contract/catalogue/file-language.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { ArrowRight } from 'lucide-react';
import { languageLabel, languageName } from '../../../../lib/language-name.ts';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useSettings } from '../../../../lib/settings.tsx';
import { useFallbackLang, useLanguage, useTextLanguage, useTexts } from '../../../../lib/texts.tsx';
import { Breadcrumb } from '../../../../ui/breadcrumb.tsx';
import { Reach } from '../../../../ui/line/reach.tsx';
import { Prose } from '../../../../ui/prose.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { booksPath, insideAnchor } from '../../../shared/paths/book-paths.ts';
import { profilePath } from '../../../site/instructors/instructors.ts';
import { fieldLang } from '../../item/field-lang.ts';
import { fileFormat } from '../../item/file-format.ts';
import { ItemCover } from '../../item/item-cover.tsx';
import { LanguageNote } from '../../item/language-note.tsx';
import { useCatalogueNames } from '../../item/use-catalogue-names.ts';
import { FileOffer } from '../file-offer.tsx';
import { BookCard } from './book-card.tsx';
import { BookInside } from './book-inside.tsx';
import { type BookView, hasExcerpt } from './book-view.ts';

type BookPageProps = { book: BookView; others: readonly ItemCard[] };

/** One book: its cover, its description and an excerpt. */
export function BookPage({ book, others }: BookPageProps) {
  const t = useTexts('books', 'catalogue', 'footer');
  const { marketName } = useCatalogueNames();
  const frameLang = useFallbackLang('books');
  const localPath = useLocalPath();
  const page = useLanguage();
  const lang = book.language === page ? undefined : book.language;
  const crumbs = [{ label: t('footer.books'), to: localPath(booksPath) }, { label: book.title }];
  return (
    <div lang={frameLang}>
      <header className="page columns-12 gap-y-6 pt-5 sm:pt-7 lg:gap-y-8">
        <Breadcrumb crumbs={crumbs} className="col-span-full" />
        <ItemCover
          item={book}
          note={book.by ?? undefined}
          sizes="(min-width: 64rem) 22rem, 38vw"
          isFirst
          className="col-span-5 self-start sm:col-span-4 lg:col-span-4 xl:col-span-3"
        />
        {/* On phones the title is next to the cover and the rest below both. */}
        <div className="contents sm:col-span-8 sm:grid sm:content-start sm:gap-5 lg:col-span-4 xl:col-span-5">
          <div className="grid content-start gap-3 max-sm:col-span-7 sm:gap-4">
            <Title book={book} lang={lang} />
          </div>
          <p lang={fieldLang(book, 'summary', page)} className="type-lede max-sm:col-span-full">
            {book.summary}
          </p>
          <Facts book={book} />
          <div className="grid gap-1 max-sm:col-span-full">
            <p className="type-small">{book.markets.map(marketName).join(' · ')}</p>
            <LanguageNote wording={book} kind="page" />
          </div>
        </div>
        <Offer book={book} />
      </header>
      <Reach seed={1867} at={0.62} />
      <section aria-labelledby="about" className="page columns-12 gap-y-5 pb-section">
        <h2 id="about" className="type-h3 col-span-full lg:col-span-3">
          {t('books.page.about')}
        </h2>
        <Prose
          blocks={book.description}
          lang={fieldLang(book, 'description', page)}
          className="col-span-full lg:col-span-8 lg:col-start-5"
        />
      </section>
      <BookInside book={book} lang={lang} />
      <RelatedBooks others={others} />
    </div>
  );
}

type PartProps = { book: BookView; lang: string | undefined };

function Title({ book, lang }: PartProps) {
  const t = useTexts('books');
  const page = useLanguage();
  const localPath = useLocalPath();
  const { people } = useSettings('instructors');
  const author = people.find(({ name }) => name === book.by);
  return (
    <>
      <h1 lang={lang} className="type-h1 max-lg:text-5xl xl:text-6xl">
        {book.title}
        {book.subtitle ? (
          <>
            {' '}
            <em
              lang={fieldLang(book, 'subtitle', page)}
              className="mt-2 block font-serif text-[0.42em] leading-snug font-[400] tracking-normal text-ink-2 max-sm:text-lg"
            >
              {book.subtitle}
            </em>
          </>
        ) : null}
      </h1>
      {book.by ? (
        <p>
          {author ? (
            <TextLink to={localPath(profilePath(author))}>
              {t('books.page.by', { name: author.name })}
            </TextLink>
          ) : (
            t('books.page.by', { name: book.by })
          )}
        </p>
      ) : null}
    </>
  );
}

function Facts({ book }: { book: BookView }) {
  const t = useTexts('books');
  const formats = [...new Set(book.files.map(fileFormat))];
  const written = useTextLanguage();
  const writtenIn = editions(book).map((code, place) =>
    place === 0 ? languageLabel(code, written) : languageName(code, written),
  );
  const facts = [
    ...(book.pageCount === null
      ? []
      : [{ label: t('books.page.pages'), value: String(book.pageCount) }]),
    ...(formats.length > 0 ? [{ label: t('books.page.format'), value: formats.join(', ') }] : []),
    { label: t('books.page.language'), value: writtenIn.join(', ') },
  ];
  return (
    <dl
      aria-label={t('books.page.facts')}
      className="flex flex-wrap gap-x-10 gap-y-4 border-y border-rule py-4 max-sm:col-span-full"
    >
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-1">
          <dt className="text-xs leading-snug text-ink-3">{label}</dt>
          <dd className="tabular font-display text-2xl leading-tight whitespace-nowrap">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The languages the book is available in, the reader's first. */
function editions({ files, originalLanguage }: BookView): LanguageCode[] {
  const written = files.map(({ name }) => fileLanguage(name) ?? originalLanguage);
  return written.length > 0 ? [...new Set(written)] : [originalLanguage];
}

function Offer({ book }: { book: BookView }) {
  const t = useTexts('books');
  const written = useTextLanguage();
  const canLook = hasExcerpt(book);
  const isInSeveral = editions(book).length > 1;
  function labelOf(file: ItemFile): string {
    if (!isInSeveral) return fileFormat(file);
    const language = fileLanguage(file.name) ?? book.originalLanguage;
    return `${fileFormat(file)} · ${languageLabel(language, written)}`;
  }
  return (
    <FileOffer
      itemType="book"
      item={book}
      title={t('books.offer.title')}
      notes={{
        free: t('books.offer.forMembers'),
        once: t('books.offer.once'),
      }}
      labelOf={labelOf}
      look={canLook ? { anchor: insideAnchor, label: t('books.offer.look') } : undefined}
      className="col-span-full lg:col-span-4"
    />
  );
}

function RelatedBooks({ others }: { others: readonly ItemCard[] }) {
  const t = useTexts('books');
  const localPath = useLocalPath();
  if (others.length === 0) return null;
  const isAlone = others.length === 1;
  return (
    <section aria-labelledby="others" className="page section">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-6 border-b border-rule-strong pb-3">
        <h2 id="others" className="type-h3">
          {t('books.page.others')}
        </h2>
        <TextLink kind="standalone" to={localPath(booksPath)} icon={<ArrowRight />}>
          {t('books.page.all')}
        </TextLink>
      </div>
      <ul className="grid gap-x-gutter gap-y-8 sm:grid-cols-3 lg:grid-cols-12">
        {others.map((book, index) => (
          <li
            key={book.id}
            className={isAlone ? 'col-span-full lg:col-span-8' : relatedColumns[index]}
          >
            <BookCard book={book} kind={isAlone ? 'lead' : 'tile'} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const relatedColumns = ['lg:col-span-4', 'lg:col-span-3', 'lg:col-span-3'];
