import type {
  CourseFigures,
  LessonFigures,
} from '@danube/contract/learning/learning-admin.contract.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { type Column, Table } from '../../../../ui/table.tsx';
import { Section } from '../../kit/section.tsx';
import { toCsv } from '../../kit/statistics/csv.ts';
import { CsvButton } from '../../kit/statistics/csv-button.tsx';
import { ShareBar } from './share-bar.tsx';

type Row = LessonFigures & { number: number };

/** The lessons in order, with the drop-off. */
export function LessonTable({ figures }: { figures: CourseFigures }) {
  const t = useTexts('students');
  const format = useFormat();
  const rows = figures.lessons.map((lesson, index) => ({ ...lesson, number: index + 1 }));
  const columns = useColumns(rows);
  const worst = rows.toSorted((one, other) => other.stopped - one.stopped)[0];
  return (
    <Section
      title={t('students.course.byLesson')}
      action={<CsvButton name={`lessons-${figures.course.slug}`} make={() => lessonsCsv(rows)} />}
    >
      {worst && worst.stopped > 0 ? (
        <p className="type-body text-sm">
          {t('students.course.mostStop', {
            lesson: `${worst.number}. ${worst.title}`,
            count: worst.stopped,
            shown: format.number(worst.stopped),
          })}
        </p>
      ) : null}
      <Table
        caption={t('students.course.byLesson')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </Section>
  );
}

function lessonsCsv(rows: readonly Row[]): string {
  return toCsv(
    ['number', 'lesson', 'kind', 'begun', 'done', 'stopped', 'attempts', 'passed'],
    rows.map(({ number, title, kind, begun, done, stopped, attempts, passed }) => [
      number,
      title,
      kind,
      begun,
      done,
      stopped,
      attempts,
      passed,
    ]),
  );
}

function useColumns(rows: readonly Row[]): readonly Column<Row>[] {
  const t = useTexts('students');
  const format = useFormat();
  const max = Math.max(1, ...rows.map(({ stopped }) => stopped));
  const quizColumns: Column<Row>[] = [
    {
      id: 'attempts',
      header: t('students.course.attempts'),
      cell: ({ kind, attempts }) => (kind === 'quiz' ? format.number(attempts) : null),
      align: 'end',
    },
    {
      id: 'passed',
      header: t('students.course.passed'),
      cell: ({ attempts, passed }) => (attempts > 0 ? format.percent(passed / attempts) : null),
      align: 'end',
    },
  ];
  return [
    {
      id: 'lesson',
      header: t('students.course.lesson'),
      cell: ({ number, title }) => `${number}. ${title}`,
      className: 'min-w-36 sm:min-w-48',
    },
    {
      id: 'begun',
      header: t('students.course.begun'),
      cell: ({ begun }) => format.number(begun),
      align: 'end',
    },
    {
      id: 'done',
      header: t('students.course.done'),
      cell: ({ done }) => format.number(done),
      align: 'end',
    },
    {
      id: 'stopped',
      header: t('students.course.stopped'),
      cell: ({ stopped }) => <ShareBar share={stopped / max}>{format.number(stopped)}</ShareBar>,
      align: 'end',
    },
    ...(rows.some(({ kind }) => kind === 'quiz') ? quizColumns : []),
  ];
}
