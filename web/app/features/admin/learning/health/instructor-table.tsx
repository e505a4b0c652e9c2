import type { CourseHealth } from '@danube/contract/learning/learning-health.contract.ts';
import { useSettings } from '../../../../lib/settings.tsx';
import { useTexts } from '../../../../lib/texts.tsx';
import { type ReportColumn, ReportTable } from '../../kit/statistics/report-table.tsx';
import type { HealthView } from './health-view.ts';
import { type Standing, useStandingColumns } from './standing-columns.ts';

type InstructorTableProps = { view: HealthView; courses: readonly CourseHealth[] };

type Row = Standing & { readonly slug: string };

/** The courses of each instructor together. */
export function InstructorTable({ view, courses }: InstructorTableProps) {
  const t = useTexts('students', 'admin');
  const { people } = useSettings('instructors');
  // Someone who was removed from the settings is still named in their courses.
  const nameOf = (slug: string) =>
    people.find((person) => person.slug === slug)?.name ?? (slug || t('admin.none'));
  const columns: ReportColumn<Row>[] = [
    {
      id: 'instructor',
      header: t('students.health.instructor'),
      cell: ({ slug }) => nameOf(slug),
      csv: ({ slug }) => nameOf(slug),
      className: 'min-w-32',
    },
    ...useStandingColumns<Row>(),
  ];
  return (
    <ReportTable
      title={t('students.health.byInstructor')}
      name="learning-instructors"
      period={view.period}
      columns={columns}
      rows={sumByInstructor(courses)}
      rowKey={({ slug }) => slug}
    />
  );
}

function sumByInstructor(courses: readonly CourseHealth[]): Row[] {
  const slugs = [...new Set(courses.map(({ instructor }) => instructor ?? ''))];
  return slugs.map((slug) => {
    const taught = courses.filter(({ instructor }) => (instructor ?? '') === slug);
    const sum = (name: keyof Standing) => taught.reduce((total, course) => total + course[name], 0);
    return {
      slug,
      started: sum('started'),
      finished: sum('finished'),
      learning: sum('learning'),
      stopped: sum('stopped'),
      certificates: sum('certificates'),
    };
  });
}
