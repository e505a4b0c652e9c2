import type { MyCourse } from '@danube/contract/learning/learning.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { queries } from '../../../../lib/api.ts';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { PageHead } from '../../../../lib/page-url.tsx';
import { useFallbackLang, useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { useVisitorTimeZone } from '../../../../lib/time-zone.ts';
import { TimeZoneProvider, useFormat } from '../../../../lib/use-format.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Skeleton, SkeletonRegion } from '../../../../ui/skeleton.tsx';
import { StatNumber } from '../../../../ui/stat-number.tsx';
import { useSession } from '../../../shared/session/use-session.tsx';
import { OfflineCourseList } from '../../offline/offline-course-list.tsx';
import { myCoursesQuery } from '../learning-queries.ts';
import { useMarksSender } from '../marks/use-marks-sender.ts';
import { countCourses } from './count-courses.ts';
import { MyCourseRow } from './my-course-row.tsx';

/** A member's courses: how many, how far, and where to continue. */
export function MyCoursesPage() {
  const t = useTexts('learning', 'page');
  const lang = useFallbackLang('learning');
  const timeZone = useVisitorTimeZone();
  const { user } = useSession();
  return (
    <TimeZoneProvider timeZone={timeZone}>
      <div lang={lang} className="page py-[calc(var(--section)*0.6)]">
        <PageHead
          title={`${t('learning.mine.title')} · ${t('page.siteName')}`}
          description={t('learning.mine.description')}
          isIndexed={false}
        />
        <header className="mb-9 grid gap-3">
          <h1 className="type-h2">{t('learning.mine.title')}</h1>
          <p className="type-body">{t('learning.mine.lede')}</p>
        </header>
        <Courses />
        <OfflineCourseList />
        {user ? <SendWaiting key={user.id} owner={user.id} /> : null}
      </div>
    </TimeZoneProvider>
  );
}

/** Offline progress is sent as soon as its owner opens this page. */
function SendWaiting({ owner }: { owner: string }) {
  useMarksSender(owner);
  return null;
}

function Courses() {
  const t = useTexts('learning');
  const language = useLanguage();
  const list = useQuery(myCoursesQuery(queries, language));
  if (list.isPending) return <CoursesSkeleton />;
  if (list.data === undefined) {
    return (
      <ErrorState
        title={t('learning.mine.failed')}
        text={t('learning.mine.failedText')}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  if (list.data.length === 0) return <NoCourses />;
  return (
    <>
      <Summary courses={list.data} />
      <ul aria-label={t('learning.mine.list')} className="border-t border-ink">
        {list.data.map((each, index) => (
          <MyCourseRow key={each.course.id} mine={each} isFirst={index === 0} />
        ))}
      </ul>
    </>
  );
}

function Summary({ courses }: { courses: readonly MyCourse[] }) {
  const t = useTexts('learning');
  const format = useFormat();
  const { total, inProgress, completed, hours } = countCourses(courses);
  const figures = [
    { label: t('learning.mine.summary.total'), value: format.number(total) },
    { label: t('learning.mine.summary.inProgress'), value: format.number(inProgress) },
    { label: t('learning.mine.summary.completed'), value: format.number(completed) },
    {
      label: t('learning.mine.summary.hours'),
      value: format.number(hours, Number.isInteger(hours) ? 0 : 1),
    },
  ];
  return (
    <section aria-label={t('learning.mine.summary.label')} className="mb-12">
      <dl className="grid grid-cols-2 gap-x-gutter gap-y-7 sm:grid-cols-4">
        {figures.map(({ label, value }) => (
          <StatNumber
            key={label}
            value={value}
            label={label}
            size="medium"
            className="border-t border-rule-strong pt-4"
          />
        ))}
      </dl>
    </section>
  );
}

function NoCourses() {
  const t = useTexts('learning');
  const localPath = useLocalPath();
  return (
    <EmptyState
      drawing="start"
      title={t('learning.mine.empty')}
      text={t('learning.mine.emptyText')}
      action={
        <Button asChild variant="primary">
          <Link to={localPath('/courses')}>{t('learning.mine.browse')}</Link>
        </Button>
      }
    />
  );
}

function CoursesSkeleton() {
  return (
    <SkeletonRegion>
      <div className="mb-12 grid grid-cols-2 gap-x-gutter gap-y-7 sm:grid-cols-4">
        {[0, 1, 2, 3].map((figure) => (
          <div key={figure} className="grid gap-3 border-t border-rule-strong pt-4">
            <Skeleton className="h-9 w-12" />
            <Skeleton className="h-3 w-24" />
          </div>
        ))}
      </div>
      <div className="border-t border-ink">
        {[0, 1, 2].map((row) => (
          <div
            key={row}
            className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-5 border-b border-rule py-7 sm:grid-cols-[9rem_minmax(0,1fr)]"
          >
            <Skeleton className="aspect-4/3" />
            <div className="grid content-start gap-3">
              <Skeleton className="h-5 w-full max-w-64" />
              <Skeleton className="h-3 w-40" />
              <Skeleton className="mt-3 h-6 w-full max-w-96" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonRegion>
  );
}
