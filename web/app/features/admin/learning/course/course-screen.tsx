import type { CourseFigures } from '@danube/contract/learning/learning-admin.contract.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { queries } from '../../../../lib/api.ts';
import { hasCode } from '../../../../lib/failure.ts';
import { useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Skeleton, SkeletonRegion } from '../../../../ui/skeleton.tsx';
import { courseFiguresQuery, coursesQuery } from '../learning-queries.ts';
import { CourseForm } from './course-form.tsx';
import { CourseStats } from './course-stats.tsx';
import { LessonTable } from './lesson-table.tsx';
import { QuestionTables } from './question-tables.tsx';
import { ReachChart } from './reach-chart.tsx';
import { offeredCourses, requestedCourse } from './requested-course.ts';

/** How far the students of a course get. */
export function CourseScreen() {
  const t = useTexts('students', 'admin');
  const [parameters] = useSearchParams();
  const list = useQuery(coursesQuery(queries));
  const rows = list.data?.items ?? [];
  const course = requestedCourse(parameters, rows);
  if (course === undefined && list.isPending) return <FiguresSkeleton />;
  if (course === undefined && list.isError) {
    return <Failed retry={() => void list.refetch()} isRetrying={list.isFetching} />;
  }
  if (course === undefined) {
    return <EmptyState title={t('students.course.none')} text={t('students.course.noneText')} />;
  }
  return (
    <div className="grid min-w-0 gap-8">
      <CourseForm course={course} offered={offeredCourses(rows)} />
      <Figures course={course} />
    </div>
  );
}

function Figures({ course }: { course: string }) {
  const t = useTexts('students');
  const language = useLanguage();
  const read = useQuery({
    ...courseFiguresQuery(queries, course, language),
    placeholderData: keepPreviousData,
  });
  if (read.isPending) return <FiguresSkeleton />;
  if (hasCode(read.error, 'COURSE_NOT_FOUND')) {
    return <EmptyState title={t('students.course.notFound')} />;
  }
  if (read.data === undefined) {
    return <Failed retry={() => void read.refetch()} isRetrying={read.isFetching} />;
  }
  if (read.data.students === 0) {
    return <EmptyState title={t('students.course.empty')} text={t('students.course.emptyText')} />;
  }
  return (
    <div aria-busy={read.isPlaceholderData || undefined} className="grid min-w-0 gap-12">
      <Known figures={read.data} />
    </div>
  );
}

function Known({ figures }: { figures: CourseFigures }) {
  return (
    <>
      <CourseStats figures={figures} />
      {/* Remounts for another course, so that the last lesson is marked again. */}
      <ReachChart key={figures.course.id} figures={figures} />
      <LessonTable figures={figures} />
      <QuestionTables figures={figures} />
    </>
  );
}

function Failed({ retry, isRetrying }: { retry: () => void; isRetrying: boolean }) {
  const t = useTexts('students', 'admin');
  return (
    <ErrorState
      title={t('students.course.failed')}
      text={t('admin.failedText')}
      onRetry={retry}
      isRetrying={isRetrying}
    />
  );
}

function FiguresSkeleton() {
  return (
    <SkeletonRegion className="grid gap-8">
      <Skeleton className="h-20 w-full max-w-xl" />
      <Skeleton className="h-56 w-full" />
      <Skeleton className="h-72 w-full" />
    </SkeletonRegion>
  );
}
