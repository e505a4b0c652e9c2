import type {
  CourseFigures,
  LessonFigures,
} from '@danube/contract/learning/learning-admin.contract.ts';
import { useId } from 'react';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { type Column, Table } from '../../../../ui/table.tsx';
import { Section } from '../../kit/section.tsx';
import { toCsv } from '../../kit/statistics/csv.ts';
import { CsvButton } from '../../kit/statistics/csv-button.tsx';
import { ShareBar } from './share-bar.tsx';

type Question = LessonFigures['questions'][number];

/** The difficulty of each quiz's questions. */
export function QuestionTables({ figures }: { figures: CourseFigures }) {
  const t = useTexts('students');
  const quizzes = figures.lessons.filter(({ questions }) => questions.length > 0);
  if (quizzes.length === 0) return null;
  return (
    <Section
      title={t('students.course.questions')}
      action={
        <CsvButton name={`questions-${figures.course.slug}`} make={() => questionsCsv(quizzes)} />
      }
      className="gap-8"
    >
      {quizzes.map((quiz) => (
        <Quiz key={quiz.id} quiz={quiz} />
      ))}
    </Section>
  );
}

function Quiz({ quiz }: { quiz: LessonFigures }) {
  const t = useTexts('students');
  const format = useFormat();
  const titleId = useId();
  const columns = useColumns();
  const { attempts, passed, questions } = quiz;
  return (
    <section aria-labelledby={titleId} className="grid min-w-0 gap-2">
      <h3 id={titleId} className="font-[560]">
        {quiz.title}
      </h3>
      <p className="type-small">
        {attempts === 0
          ? t('students.course.noAttempts')
          : t('students.course.passRate', {
              count: attempts,
              shown: format.number(attempts),
              share: format.percent(passed / attempts),
            })}
      </p>
      {attempts === 0 ? null : (
        <Table
          caption={t('students.course.questionsOf', { title: quiz.title })}
          columns={columns}
          rows={questions}
          rowKey={({ number }) => String(number)}
        />
      )}
    </section>
  );
}

function useColumns(): readonly Column<Question>[] {
  const t = useTexts('students');
  const format = useFormat();
  return [
    {
      id: 'question',
      header: t('students.course.question'),
      cell: ({ number, prompt }) => `${number}. ${prompt}`,
      className: 'min-w-40 sm:min-w-60',
    },
    {
      id: 'asked',
      header: t('students.course.asked'),
      cell: ({ asked }) => format.number(asked),
      align: 'end',
    },
    {
      id: 'right',
      header: t('students.course.right'),
      cell: ({ asked, right }) =>
        asked === 0 ? null : (
          <ShareBar share={right / asked}>{format.percent(right / asked)}</ShareBar>
        ),
      align: 'end',
      className: 'sm:whitespace-nowrap',
    },
  ];
}

function questionsCsv(quizzes: readonly LessonFigures[]): string {
  return toCsv(
    ['quiz', 'number', 'type', 'question', 'asked', 'right'],
    quizzes.flatMap(({ title, questions }) =>
      questions.map(({ number, type, prompt, asked, right }) => [
        title,
        number,
        type,
        prompt,
        asked,
        right,
      ]),
    ),
  );
}
