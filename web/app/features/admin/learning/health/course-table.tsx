import type { CourseHealth } from '@danube/contract/learning/learning-health.contract.ts';
import { Link } from 'react-router';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { courseFiguresPath } from '../../kit/course-figures-path.ts';
import { type ReportColumn, ReportTable } from '../../kit/statistics/report-table.tsx';
import type { HealthView } from './health-view.ts';
import { useStandingColumns } from './standing-columns.ts';

type CourseTableProps = { view: HealthView; courses: readonly CourseHealth[] };

/** Each course links to its report of all time. */
export function CourseTable({ view, courses }: CourseTableProps) {
  const t = useTexts('students');
  const localPath = useLocalPath();
  const columns: ReportColumn<CourseHealth>[] = [
    {
      id: 'course',
      header: t('students.course.course'),
      cell: ({ id, title, slug }) => (
        <Link
          to={localPath(courseFiguresPath(id))}
          className="text-river-ink underline underline-offset-[0.28em]"
        >
          {title || slug}
        </Link>
      ),
      csv: ({ title, slug }) => title || slug,
      className: 'min-w-40',
    },
    ...useStandingColumns<CourseHealth>(),
  ];
  return (
    <ReportTable
      title={t('students.health.byCourse')}
      name="learning-courses"
      period={view.period}
      columns={columns}
      rows={courses}
      rowKey={({ id }) => id}
    />
  );
}
