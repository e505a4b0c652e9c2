import type { ItemWithFiles } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { registerPath } from '../../account/registration/prompt.ts';
import { featuredBook } from '../../shared/paths/download-paths.ts';
import { itemPath } from '../../shared/paths/item-path.ts';
import { useSession } from '../../shared/session/use-session.tsx';
import { fieldLang } from '../item/field-lang.ts';
import { ItemCover } from '../item/item-cover.tsx';
import { LanguageNote } from '../item/language-note.tsx';
import { DownloadButton } from './download-button.tsx';
import { useFileFacts } from './use-file-facts.ts';

/** The free book: first on the page, and the largest. */
export function FeaturedBook({ book }: { book: ItemWithFiles }) {
  const t = useTexts('downloads', 'catalogue');
  const localPath = useLocalPath();
  const page = useLanguage();
  const lang = book.language === page ? undefined : book.language;
  const [file] = book.files;
  return (
    <section
      id={featuredBook}
      aria-labelledby="featured-title"
      className="columns-12 scroll-mt-24 items-center gap-y-8 border-t border-ink pt-6 lg:pt-10"
    >
      <div className="col-span-full grid content-start gap-5 max-sm:contents sm:col-span-7 lg:col-span-6">
        <div className="grid gap-3 max-sm:col-span-full">
          <p className="type-label">{t('downloads.featured.label')}</p>
          <h2 id="featured-title" lang={lang} className="type-h2">
            {book.title}
          </h2>
          {book.by ? <p className="text-sm text-ink-2">{book.by}</p> : null}
        </div>
        <p
          lang={fieldLang(book, 'summary', page)}
          className="type-lede max-sm:col-span-7 max-sm:text-base"
        >
          {book.summary}
        </p>
        <LanguageNote wording={book} kind="card" className="max-sm:col-span-full" />
        <div className="grid justify-items-start gap-4 max-sm:col-span-full">
          <FileFacts book={book} />
          {file ? (
            <DownloadButton
              item={book.id}
              file={file}
              label={t('downloads.free')}
              variant="primary"
              size="large"
              className="max-sm:w-full"
            />
          ) : null}
          <MembershipNote />
          <TextLink
            kind="standalone"
            to={localPath(itemPath(book))}
            icon={<ArrowRight />}
            className="-mt-2"
          >
            {t('downloads.featured.look')}
          </TextLink>
        </div>
      </div>
      <div className="col-span-5 max-sm:row-start-2 sm:col-span-5 lg:col-span-4 lg:col-start-9">
        <ItemCover
          item={book}
          note={book.by ?? undefined}
          sizes="(min-width: 64rem) 26rem, 40vw"
          isFirst
        />
      </div>
    </section>
  );
}

function FileFacts({ book }: { book: ItemWithFiles }) {
  const t = useTexts('downloads', 'catalogue');
  const factsOf = useFileFacts();
  const [file] = book.files;
  const { format, size, language } = file ? factsOf(file, book) : noFile;
  const pages = book.pageCount ? t('catalogue.pages', { count: book.pageCount }) : null;
  const facts = [t('downloads.featured.complete'), format, size, pages, language];
  return <p className="tabular text-sm text-ink-2">{facts.filter(Boolean).join(' · ')}</p>;
}

const noFile = { format: null, size: null, language: null };

/** Visitors learn how to become a member; members, that nothing else is needed. */
function MembershipNote() {
  const t = useTexts('downloads');
  const localPath = useLocalPath();
  const { user } = useSession();
  if (user) return <p className="type-small">{t('downloads.signedIn')}</p>;
  return (
    <div className="grid justify-items-start gap-3">
      <p className="type-small max-w-[34em]">{t('downloads.forMembers')}</p>
      <Button asChild>
        <Link to={localPath(registerPath)}>{t('downloads.createAccount')}</Link>
      </Button>
    </div>
  );
}
