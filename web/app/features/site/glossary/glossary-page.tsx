import type { FoundTerm, TermCard } from '@danube/contract/glossary/glossary.schemas.ts';
import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { RichText, useFallbackLang, useLanguage, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { SearchForm } from '../../../ui/search-form.tsx';
import { SectionHeading } from '../../../ui/section-heading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { glossaryPath, termPath } from '../../shared/paths/glossary-paths.ts';
import { groupByLetter, type LetterGroup } from './group-by-letter.ts';
import { TermLanguage } from './term-language.tsx';

type GlossaryPageProps = {
  query: string;
  /** All of them if there is no search. */
  terms: readonly TermCard[];
  found: readonly FoundTerm[];
};

/** All terms by letter, or the search results. */
export function GlossaryPage({ query, terms, found }: GlossaryPageProps) {
  const t = useTexts('glossary');
  const lang = useFallbackLang('glossary');
  const [first] = query ? found : terms;
  return (
    <div lang={lang} className="page pt-[clamp(2rem,4vw,3.5rem)] pb-section">
      <SectionHeading
        level={1}
        className="mb-6! lg:mb-8!"
        title={<RichText k="glossary.title" elements={{ em: <em /> }} />}
        lede={t('glossary.lede')}
      />
      <SearchForm
        action={glossaryPath}
        query={query}
        label={t('glossary.search.label')}
        submit={t('glossary.search.submit')}
      />
      <div className="mt-8 grid gap-8">
        {first ? <TermLanguage language={first.language} /> : null}
        {query ? <Found query={query} found={found} /> : <Letters letters={groupByLetter(terms)} />}
      </div>
    </div>
  );
}

function Letters({ letters }: { letters: readonly LetterGroup[] }) {
  const t = useTexts('glossary');
  return (
    <>
      <nav aria-label={t('glossary.letters')}>
        <ul className="-ms-2 flex flex-wrap">
          {letters.map(({ letter, anchor }) => (
            <li key={letter}>
              <a
                href={`#${anchor}`}
                className="grid size-11 place-items-center rounded-sm font-[560] text-river-ink decoration-1 underline-offset-[0.25em] hover:underline"
              >
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map((letter) => (
        <LetterSection key={letter.letter} {...letter} />
      ))}
    </>
  );
}

function LetterSection({ letter, anchor, terms }: LetterGroup) {
  const localPath = useLocalPath();
  const page = useLanguage();
  return (
    <section
      id={anchor}
      aria-labelledby={`${anchor}-title`}
      className="grid scroll-mt-24 gap-x-gutter gap-y-3 border-t border-rule-strong pt-5 lg:grid-cols-12"
    >
      <h2 id={`${anchor}-title`} className="type-h4 lg:col-span-2">
        {letter}
      </h2>
      <ul className="grid gap-x-gutter sm:grid-cols-2 lg:col-span-10 lg:grid-cols-3">
        {terms.map(({ slug, term, language }) => (
          <li key={slug} lang={language === page ? undefined : language}>
            <TextLink kind="standalone" to={localPath(termPath(slug))}>
              {term}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Found({ query, found }: Omit<GlossaryPageProps, 'terms'>) {
  const t = useTexts('glossary');
  const localPath = useLocalPath();
  const all = <Link to={localPath(glossaryPath)}>{t('glossary.search.all')}</Link>;
  if (found.length === 0) {
    return (
      <div role="status">
        <EmptyState
          drawing="search"
          title={t('glossary.search.noneTitle', { query })}
          text={t('glossary.search.noneText')}
          action={<Button asChild>{all}</Button>}
        />
      </div>
    );
  }
  return (
    <section className="grid justify-items-start gap-6">
      <p role="status" className="tabular text-sm font-[560] text-ink-2">
        {t('glossary.search.found', { count: found.length, query })}
      </p>
      <ul className="grid gap-x-gutter gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {found.map((term) => (
          <FoundTermEntry key={term.slug} found={term} />
        ))}
      </ul>
      <Button asChild>{all}</Button>
    </section>
  );
}

function FoundTermEntry({ found }: { found: FoundTerm }) {
  const localPath = useLocalPath();
  const page = useLanguage();
  return (
    <li lang={found.language === page ? undefined : found.language}>
      <TextLink to={localPath(termPath(found.slug))}>
        <MarkedText text={found.term} marks={found.titleMarks} />
      </TextLink>
      <p className="mt-1 text-sm text-ink-2">
        <MarkedText text={found.excerpt} marks={found.excerptMarks} />
      </p>
    </li>
  );
}
