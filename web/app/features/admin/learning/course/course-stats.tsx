import type { CourseFigures } from '@danube/contract/learning/learning-admin.contract.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { StatRow } from '../../kit/stat-row.tsx';

/** How many students there are, and how far they got. */
export function CourseStats({ figures }: { figures: CourseFigures }) {
  const t = useTexts('students', 'admin');
  const format = useFormat();
  const { students, completed, certificates, medianDays } = figures;
  const completedShare = `${format.number(completed)} (${format.percent(completed / students)})`;
  const days = medianDays === null ? t('admin.none') : formatDays(medianDays, t, format);
  return (
    <StatRow
      stats={[
        [t('students.course.students'), format.number(students)],
        [t('students.course.completed'), completedShare],
        [t('students.course.certificates'), format.number(certificates)],
        [t('students.course.medianDays'), days],
      ]}
    />
  );
}

function formatDays(
  days: number,
  t: ReturnType<typeof useTexts>,
  format: ReturnType<typeof useFormat>,
): string {
  const count = Math.round(days);
  return t('students.course.days', { count, shown: format.number(count) });
}
