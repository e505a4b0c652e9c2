import type { CourseFigures } from '@danube/contract/learning/learning-admin.contract.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { ColumnChart } from '../../../../ui/chart/column-chart.tsx';

/** How many students reach each lesson; the title is about the last one. */
export function ReachChart({ figures }: { figures: CourseFigures }) {
  const t = useTexts('students');
  const format = useFormat();
  const { lessons, students } = figures;
  const numbers = new Map(lessons.map(({ id }, index) => [`${id}`, index + 1]));
  const titles = new Map(lessons.map(({ id, title }) => [`${id}`, title]));
  const last = lessons.at(-1)?.begun ?? 0;
  return (
    <ColumnChart
      title={t('students.course.reachLast', {
        count: last,
        shown: format.number(last),
        students: format.number(students),
      })}
      sliderLabel={t('students.course.reach')}
      columns={lessons.map(({ id, begun }) => ({ id, value: begun }))}
      write={(count) => t('students.course.studentCount', { count, shown: format.number(count) })}
      writeShort={(count) => format.number(count)}
      writeName={(id) => `${numbers.get(id)}. ${titles.get(id)}`}
      writeTick={(id) => String(numbers.get(id))}
    />
  );
}
