import type { ItemCard } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { ArrowRight } from 'lucide-react';
import { Link, useNavigation } from 'react-router';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { RichText, useFallbackLang, useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { RiskNotice } from '../../../../ui/risk-notice.tsx';
import { SectionHeading } from '../../../../ui/section-heading.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { coursesPath } from '../../../shared/paths/course-paths.ts';
import { CourseCard } from './course-card.tsx';
import { CoursesFilterForm } from './courses-filter-form.tsx';
import { type CoursesView, defaultOrder, isFiltered, listUrl } from './courses-view.ts';

export type CoursesList = {
  items: readonly ItemCard[];
  nextCursor: string | null;
  total: number;
};

/** All courses, with filters. */
export function CoursesPage({ list, view }: { list: CoursesList; view: CoursesView }) {
  const t = useTexts('courses', 'catalogue');
  const lang = useFallbackLang('courses');
  const { items } = list;
  const countText = useCountText(list, view);
  const isWaiting = useNavigation().location?.pathname === coursesPath;
  return (
    <div lang={lang} className="page pt-[clamp(2rem,4vw,3.5rem)] pb-section">
      <SectionHeading
        level={1}
        className="mb-6! sm:mb-8! lg:mb-10!"
        title={<RichText k="courses.title" elements={{ em: <em /> }} />}
        lede={t('courses.list.lede')}
      />
      <CoursesFilterForm view={view} />
      <section
        aria-labelledby="found"
        aria-busy={isWaiting || undefined}
        className={classNames('transition-opacity', isWaiting && 'opacity-60')}
      >
        <h2
          id="found"
          className="tabular mt-6 mb-8 border-b border-rule-strong pb-3 text-sm font-[560] text-ink-2 lg:mb-12"
        >
          <span role="status">{countText}</span>
        </h2>
        {items.length > 0 ? <Cards items={items} view={view} /> : <NothingFound view={view} />}
      </section>
      <Pages list={list} view={view} />
      <RiskNotice className="mt-14 lg:mt-20">{t('catalogue.risk')}</RiskNotice>
    </div>
  );
}

/** The unfiltered catalogue also shows the total number of lessons; a single course's card does. */
function useCountText({ items, total }: CoursesList, view: CoursesView): string {
  const t = useTexts('courses');
  const isWhole = !isFiltered(view) && items.length === total;
  if (!isWhole || total === 1) return t('courses.list.found', { count: total });
  const lessons = items.reduce((sum, { lessonCount }) => sum + lessonCount, 0);
  return t('courses.list.today', { count: total, lessons });
}

/** In the default order, the first course is the recommended start. */
function Cards({ items, view }: { items: readonly ItemCard[]; view: CoursesView }) {
  const [first, ...others] = items;
  const hasLead = !isFiltered(view) && view.order === defaultOrder && !view.cursor;
  const rows = hasLead ? others : items;
  return (
    <>
      {hasLead && first ? (
        <CourseCard course={first} kind="lead" isFirst className="mb-8 sm:mb-12 lg:mb-16" />
      ) : null}
      <ul className="grid gap-x-16 gap-y-8 sm:gap-y-10 lg:grid-cols-2">
        {rows.map((course, index) => (
          <li key={course.id} className="sm:border-t sm:border-rule sm:pt-8">
            <CourseCard course={course} kind="row" isFirst={index < 2 && !hasLead} />
          </li>
        ))}
      </ul>
    </>
  );
}

function NothingFound({ view }: { view: CoursesView }) {
  const t = useTexts('courses');
  const localPath = useLocalPath();
  if (!isFiltered(view)) {
    return <EmptyState title={t('courses.list.noneTitle')} text={t('courses.list.noneText')} />;
  }
  return (
    <EmptyState
      drawing="search"
      title={t('courses.list.emptyTitle')}
      text={t('courses.list.emptyText')}
      action={
        <Button asChild>
          <Link to={localPath(coursesPath)} preventScrollReset>
            {t('courses.list.clear')}
          </Link>
        </Button>
      }
    />
  );
}

/** Cursor pagination forwards; back is the browser's button, or the first page. */
function Pages({ list, view }: { list: CoursesList; view: CoursesView }) {
  const t = useTexts('courses', 'ui');
  const localPath = useLocalPath();
  if (!list.nextCursor && !view.cursor) return null;
  return (
    <nav aria-label={t('ui.pages')} className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-3">
      {list.nextCursor ? (
        <Button asChild>
          <Link to={localPath(listUrl(view, list.nextCursor))} rel="next">
            {t('courses.list.next')}
            <ArrowRight aria-hidden="true" />
          </Link>
        </Button>
      ) : null}
      {view.cursor ? (
        <TextLink kind="standalone" to={localPath(listUrl(view))}>
          {t('courses.list.first')}
        </TextLink>
      ) : null}
    </nav>
  );
}
