import type { CourseFigures } from '@danube/contract/learning/learning-admin.contract.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';

/** The number of students in large type; the others break it down. */
export function CourseSums({ figures }: { figures: CourseFigures }) {
  const t = useTexts('students', 'admin');
  const format = useFormat();
  const { students, completed, certificates, medianDays } = figures;
  const sums = [
    {
      label: t('students.course.completed'),
      value: `${format.number(completed)} (${format.percent(completed / students)})`,
    },
    { label: t('students.course.certificates'), value: format.number(certificates) },
    {
      label: t('students.course.medianDays'),
      value: medianDays === null ? t('admin.none') : formatDays(medianDays, t, format),
    },
  ];
  return (
    <dl className="flex flex-wrap items-end gap-x-10 gap-y-5 border-y border-rule py-5">
      <div className="grid gap-1">
        <dt className="text-xs text-ink-2">{t('students.course.students')}</dt>
        <dd className="type-number text-6xl">{format.number(students)}</dd>
      </div>
      {sums.map(({ label, value }) => (
        <div key={label} className="grid gap-1 pb-1">
          <dt className="text-xs text-ink-2">{label}</dt>
          <dd className="tabular font-serif text-2xl">{value}</dd>
        </div>
      ))}
    </dl>
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
