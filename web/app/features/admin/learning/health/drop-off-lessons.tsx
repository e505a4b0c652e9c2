import type {
  LearningHealth,
  LessonHealth,
} from '@danube/contract/learning/learning-health.contract.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { type ReportColumn, ReportTable } from '../../kit/statistics/report-table.tsx';
import { ShareBar } from '../course/share-bar.tsx';
import type { HealthView } from './health-view.ts';

type Row = LessonHealth & { readonly courseTitle: string };

type DropOffLessonsProps = { view: HealthView; data: LearningHealth };

/** The lessons that most students open last come first. */
export function DropOffLessons({ view, data }: DropOffLessonsProps) {
  const t = useTexts('students');
  const rows = worstFirst(data);
  const columns = useColumns(rows);
  return (
    <ReportTable
      title={t('students.health.lessons')}
      name="learning-lessons"
      period={view.period}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}

function worstFirst({ lessons, courses }: LearningHealth): Row[] {
  const titles = new Map(courses.map(({ id, title, slug }) => [id, title || slug]));
  return lessons
    .filter(({ started }) => started > 0)
    .map((lesson) => ({ ...lesson, courseTitle: titles.get(lesson.course) ?? '' }))
    .sort((one, other) => other.stopped - one.stopped || shareOf(other) - shareOf(one));
}

function shareOf({ stopped, started }: LessonHealth): number {
  return started > 0 ? stopped / started : 0;
}

function useColumns(rows: readonly Row[]): ReportColumn<Row>[] {
  const t = useTexts('students');
  const format = useFormat();
  const max = Math.max(1, ...rows.map(({ stopped }) => stopped));
  return [
    {
      id: 'lesson',
      header: t('students.course.lesson'),
      cell: ({ number, title }) => `${number}. ${title}`,
      csv: ({ number, title }) => `${number}. ${title}`,
      className: 'min-w-40 sm:min-w-52',
    },
    {
      id: 'course',
      header: t('students.course.course'),
      cell: ({ courseTitle }) => courseTitle,
      csv: ({ courseTitle }) => courseTitle,
      className: 'min-w-32',
    },
    {
      id: 'started',
      header: t('students.course.begun'),
      cell: ({ started }) => format.number(started),
      csv: ({ started }) => started,
      align: 'end',
    },
    {
      id: 'finished',
      header: t('students.course.done'),
      cell: ({ finished }) => format.number(finished),
      csv: ({ finished }) => finished,
      align: 'end',
    },
    {
      id: 'stopped',
      header: t('students.course.stopped'),
      cell: (row) => (
        <ShareBar share={row.stopped / max}>
          {row.stopped === 0
            ? format.number(0)
            : `${format.number(row.stopped)} (${format.percent(shareOf(row), 0)})`}
        </ShareBar>
      ),
      csv: ({ stopped }) => stopped,
      align: 'end',
      className: 'sm:whitespace-nowrap',
    },
  ];
}
