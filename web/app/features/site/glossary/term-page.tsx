import type { GlossaryTerm, TermCard } from '@danube/contract/glossary/glossary.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useFallbackLang, useLanguage, useTexts } from '../../../lib/texts.tsx';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { curriculumPath, lessonPath } from '../../shared/paths/course-paths.ts';
import { glossaryPath, termPath } from '../../shared/paths/glossary-paths.ts';
import { TermLanguage } from './term-language.tsx';
import type { TaughtIn } from './term-view.ts';

type TermPageProps = {
  term: GlossaryTerm;
  /** Null if the course isn't published. */
  taughtIn: TaughtIn | null;
};

export function TermPage({ term, taughtIn }: TermPageProps) {
  const t = useTexts('glossary');
  const frameLang = useFallbackLang('glossary');
  const localPath = useLocalPath();
  const crumbs = [{ label: t('glossary.name'), to: localPath(glossaryPath) }, { label: term.term }];
  return (
    <div lang={frameLang} className="page pt-5 pb-section sm:pt-7">
      <Breadcrumb crumbs={crumbs} />
      <div className="columns-12 mt-8 gap-y-12">
        <Explanation term={term} />
        <aside className="col-span-full grid content-start gap-8 lg:col-span-3 lg:col-start-10">
          {taughtIn ? <Lesson {...taughtIn} /> : null}
          {term.related.length > 0 ? <Related terms={term.related} /> : null}
        </aside>
      </div>
      <p className="mt-10">
        <TextLink kind="standalone" to={localPath(glossaryPath)} startIcon={<ArrowLeft />}>
          {t('glossary.back')}
        </TextLink>
      </p>
    </div>
  );
}

function Explanation({ term }: { term: GlossaryTerm }) {
  const t = useTexts('glossary');
  const lang = useOtherLang();
  return (
    <article className="col-span-full grid content-start gap-6 lg:col-span-8">
      <h1 lang={lang(term.language)} className="type-h1">
        {term.term}
      </h1>
      <TermLanguage language={term.language} />
      <p lang={lang(term.language)} className="type-lede">
        {term.definition}
      </p>
      <section aria-labelledby="example" className="border-s-2 border-river ps-5">
        <h2 id="example" className="type-label">
          {t('glossary.example')}
        </h2>
        <p lang={lang(term.language)} className="type-body mt-2">
          {term.example}
        </p>
      </section>
    </article>
  );
}

/** A free lesson is linked; for other lessons the course is. */
function Lesson({ course, lesson }: TaughtIn) {
  const t = useTexts('glossary');
  const localPath = useLocalPath();
  const lang = useOtherLang();
  return (
    <Part id="taught" title={t('glossary.lesson.title')}>
      {lesson ? (
        <p lang={lang(lesson.language)} className="font-[560]">
          {lesson.isFree ? (
            <TextLink to={localPath(lessonPath(course.slug, lesson.slug))}>{lesson.title}</TextLink>
          ) : (
            lesson.title
          )}
        </p>
      ) : null}
      {lesson?.isFree ? <p className="text-ink-2">{t('glossary.lesson.free')}</p> : null}
      <p className="mt-2">
        {`${t('glossary.lesson.course')} `}
        <TextLink lang={lang(course.language)} to={localPath(curriculumPath(course.slug))}>
          {course.title}
        </TextLink>
      </p>
    </Part>
  );
}

function Related({ terms }: { terms: readonly TermCard[] }) {
  const t = useTexts('glossary');
  const localPath = useLocalPath();
  const lang = useOtherLang();
  return (
    <Part id="related" title={t('glossary.related')}>
      <ul>
        {terms.map(({ slug, term, language }) => (
          <li key={slug} lang={lang(language)}>
            <TextLink kind="standalone" to={localPath(termPath(slug))}>
              {term}
            </TextLink>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="text-sm">
      <h2 id={id} className="type-label mb-2">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** `lang` for text in another language than the page. */
function useOtherLang(): (language: LanguageCode) => LanguageCode | undefined {
  const page = useLanguage();
  return (language) => (language === page ? undefined : language);
}
