import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import type { ReportColumn } from '../../kit/statistics/report-table.tsx';

const names = ['started', 'finished', 'learning', 'stopped', 'certificates'] as const;

export type Standing = Readonly<Record<(typeof names)[number], number>>;

/** How starts turned out: the same columns for courses and instructors. */
export function useStandingColumns<Row extends Standing>(): ReportColumn<Row>[] {
  const t = useTexts('students');
  const format = useFormat();
  const headers = {
    started: t('students.course.begun'),
    finished: t('students.health.columns.finished'),
    learning: t('students.health.columns.learning'),
    stopped: t('students.health.columns.stopped'),
    certificates: t('students.course.certificates'),
  };
  return names.map((name) => ({
    id: name,
    header: headers[name],
    cell: (row) => format.number(row[name]),
    csv: (row) => row[name],
    align: 'end',
  }));
}
