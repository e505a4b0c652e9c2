import { useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { Prose } from '../../../../ui/prose.tsx';
import { insideAnchor } from '../../../shared/paths/book-paths.ts';
import { LanguageNote } from '../../item/language-note.tsx';
import { type BookView, hasExcerpt } from './book-view.ts';
import './book-inside.css';

type BookInsideProps = { book: BookView; lang: string | undefined };

/**
 * The excerpt as an open book: its title on the left page, the text on the right. The part beyond
 * one page unfolds without scripts.
 */
export function BookInside({ book, lang }: BookInsideProps) {
  const t = useTexts('books');
  const page = useLanguage();
  if (!hasExcerpt(book)) return null;
  const { beginning, rest, language } = book.excerpt;
  const textLang = language === page ? undefined : language;
  return (
    <section id={insideAnchor} aria-labelledby="inside-title" className="bg-sunk">
      <div className="page section">
        <h2 id="inside-title" className="type-h2">
          {t('books.inside.title')}
        </h2>
        <LanguageNote
          wording={{ ...book, language, availableIn: [language], fieldLanguages: {} }}
          kind="card"
          className="mt-3"
        />
        <div className="open-book mt-8 lg:mt-12">
          <div lang={lang} className="open-book-page open-book-left max-lg:hidden">
            <div className="sticky top-28 grid gap-4">
              {/* The page's heading has the same text. */}
              <p aria-hidden="true" className="font-display text-4xl leading-tight">
                {book.title}
              </p>
              <p aria-hidden="true" className="font-serif text-lg text-ink-2 italic">
                {book.subtitle}
              </p>
              <p aria-hidden="true" className="mt-6 text-sm text-ink-3">
                {book.by}
              </p>
            </div>
          </div>
          <div className="open-book-page open-book-right">
            <p lang={lang} aria-hidden="true" className="open-book-running">
              {book.title}
            </p>
            <Prose blocks={beginning} kind="reading" lang={textLang} />
            {rest.length > 0 ? (
              <details className="open-book-rest">
                <summary>
                  <span className="open-book-unfold">{t('books.inside.readOn')}</span>
                  <span className="open-book-fold">{t('books.inside.fold')}</span>
                </summary>
                <Prose blocks={rest} kind="reading" lang={textLang} />
              </details>
            ) : null}
            <p className="open-book-end">
              {book.pageCount === null
                ? t('books.inside.endPlain')
                : t('books.inside.end', { count: book.pageCount })}
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
