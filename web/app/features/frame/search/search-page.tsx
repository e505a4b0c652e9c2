import { ArrowRight, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigation, useRevalidator } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { FilterForm } from '../../../ui/form/filter-form.tsx';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import {
  kindGroups,
  kindOrder,
  maxQueryLength,
  type SearchKind,
  type SearchView,
  searchPath,
} from '../../shared/paths/search-paths.ts';
import { countFound, type Found } from './find-everything.ts';
import { FoundArticle } from './found-article.tsx';
import { FoundLesson } from './found-lesson.tsx';
import { FoundPost } from './found-post.tsx';
import { FoundSession } from './found-session.tsx';
import { FoundGlossaryTerm } from './found-term.tsx';
import { FoundVideo } from './found-video.tsx';
import { SearchResult } from './search-result.tsx';
import { findPages, type NamedPage, suggestedPages } from './site-pages.ts';
import { useOwnLessons } from './use-own-lessons.ts';

type SearchPageProps = {
  view: SearchView;
  /** Null if the search failed. */
  found: Found | null;
};

/** Search over everything. Also works as a plain GET form. */
export function SearchPage({ view, found }: SearchPageProps) {
  const t = useTexts('search');
  const lang = useFallbackLang('search');
  const isWaiting = useNavigation().location?.pathname === searchPath;
  return (
    <div lang={lang} className="page pt-[clamp(2rem,4vw,3.5rem)] pb-section">
      <h1 className="type-h1 mb-6 lg:mb-8">{t('search.title')}</h1>
      <SearchForm view={view} />
      <div
        aria-busy={isWaiting || undefined}
        className={classNames('mt-8 transition-opacity lg:mt-12', isWaiting && 'opacity-60')}
      >
        {view.query ? <Results view={view} found={found} /> : <SearchIntro />}
      </div>
    </div>
  );
}

function SearchForm({ view }: { view: SearchView }) {
  const t = useTexts('search');
  return (
    <FilterForm
      values={{ q: view.query, kind: view.kind ?? '' }}
      action={searchPath}
      label={t('search.title')}
      className="grid items-end gap-x-4 gap-y-4 sm:grid-cols-[minmax(0,1fr)_15rem_auto]"
    >
      <Field label={t('search.label')}>
        <TextInput
          type="search"
          name="q"
          defaultValue={view.query}
          placeholder={t('search.placeholder')}
          maxLength={maxQueryLength}
          autoComplete="off"
          enterKeyHint="search"
          leading={<Search aria-hidden="true" />}
        />
      </Field>
      <Field label={t('search.kind')}>
        <Select name="kind" defaultValue={view.kind ?? ''}>
          <option value="">{t('search.everything')}</option>
          {kindOrder.map((kind) => (
            <option key={kind} value={kind}>
              {t(kindGroups[kind])}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" variant="primary" className="min-h-12">
        {t('search.submit')}
      </Button>
    </FilterForm>
  );
}

function Results({ view, found }: SearchPageProps) {
  const t = useTexts('search', 'nav', 'footer');
  const revalidator = useRevalidator();
  const ownLessons = useOwnLessons(view);
  const { query } = view;
  if (found === null) {
    return (
      <ErrorState
        title={t('search.failedTitle')}
        text={t('search.failedText')}
        onRetry={() => void revalidator.revalidate()}
        isRetrying={revalidator.state === 'loading'}
      />
    );
  }
  const pages = view.kind ? [] : findPages(query, t);
  const all = { ...found, lessons: ownLessons ?? found.lessons };
  const count = countFound(all) + pages.length;
  if (count === 0) return <NothingFound query={query} />;
  return (
    <>
      <p role="status" className="tabular mb-8 text-sm font-[560] text-ink-2">
        {t('search.found', { count, query })}
      </p>
      {kindOrder.map((kind) => (
        <Group key={kind} id={`found-${kind}`} title={t(kindGroups[kind])}>
          {resultsOf(kind, all)}
        </Group>
      ))}
      <PageLinks title={t('search.pages')} pages={pages} />
    </>
  );
}

function resultsOf(kind: SearchKind, found: Found): ReactNode[] {
  const { items, lessons, videos, sessions, posts, articles, terms } = found;
  if (kind === 'lesson') {
    return lessons.map((lesson) => <FoundLesson key={lesson.id} lesson={lesson} />);
  }
  if (kind === 'video') return videos.map((video) => <FoundVideo key={video.id} video={video} />);
  if (kind === 'session') {
    return sessions.map((session) => <FoundSession key={session.id} session={session} />);
  }
  if (kind === 'post') return posts.map((post) => <FoundPost key={post.id} post={post} />);
  if (kind === 'help') {
    return articles.map((article) => <FoundArticle key={article.slug} article={article} />);
  }
  if (kind === 'term')
    return terms.map((term) => <FoundGlossaryTerm key={term.slug} term={term} />);
  return items
    .filter((item) => item.kind === kind)
    .map((item) => <SearchResult key={item.id} item={item} />);
}

type GroupProps = { id: string; title: string; children: readonly ReactNode[] };

function Group({ id, title, children }: GroupProps) {
  if (children.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      className="mb-10 grid gap-x-gutter gap-y-4 border-t border-rule-strong pt-5 lg:grid-cols-12"
    >
      <h2 id={id} className="type-h4 lg:col-span-3">
        {title}
      </h2>
      <ul className="divide-y divide-rule lg:col-span-9">{children}</ul>
    </section>
  );
}

function PageLinks({ title, pages }: { title: string; pages: readonly NamedPage[] }) {
  const localPath = useLocalPath();
  if (pages.length === 0) return null;
  return (
    <section
      aria-labelledby="found-pages"
      className="grid gap-x-gutter gap-y-2 border-t border-rule-strong pt-5 lg:grid-cols-12"
    >
      <h2 id="found-pages" className="type-h4 lg:col-span-3">
        {title}
      </h2>
      <ul className="grid sm:grid-cols-2 sm:gap-x-gutter lg:col-span-9">
        {pages.map(({ path, name, marks }) => (
          <li key={path}>
            <Link
              to={localPath(path)}
              className="group flex min-h-12 items-center justify-between gap-3 border-b border-rule"
            >
              <span className="decoration-1 underline-offset-[0.25em] group-hover:underline">
                <MarkedText text={name} marks={marks} />
              </span>
              <ArrowRight aria-hidden="true" className="size-4.5 text-river" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Before a search: what is searched, and popular pages. */
function SearchIntro() {
  const t = useTexts('search', 'nav', 'footer');
  return (
    <>
      <p className="type-body mb-8">{t('search.intro')}</p>
      <PageLinks title={t('search.palette.suggested')} pages={suggestedPages(t)} />
    </>
  );
}

function NothingFound({ query }: { query: string }) {
  const t = useTexts('search');
  const localPath = useLocalPath();
  return (
    <div role="status">
      <EmptyState
        drawing="search"
        title={t('search.emptyTitle', { query })}
        text={t('search.emptyText')}
        action={
          <Button asChild>
            <Link to={localPath('/courses')}>{t('search.emptyAction')}</Link>
          </Button>
        }
      />
    </div>
  );
}
