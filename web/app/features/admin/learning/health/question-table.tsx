import type {
  LearningHealth,
  QuestionHealth,
} from '@danube/contract/learning/learning-health.contract.ts';
import { minAnswers } from '@danube/contract/learning/learning-health-rules.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { Section } from '../../kit/section.tsx';
import { type ReportColumn, ReportTable } from '../../kit/statistics/report-table.tsx';
import { ShareBar } from '../course/share-bar.tsx';
import type { HealthView } from './health-view.ts';

type QuestionTableProps = { view: HealthView; data: LearningHealth };

/** The hardest questions first; those with few answers are only counted. */
export function QuestionTable({ view, data }: QuestionTableProps) {
  const t = useTexts('students');
  const format = useFormat();
  const columns = useColumns();
  const title = t('students.health.questions');
  const min = format.number(minAnswers);
  return (
    <div className="grid min-w-0 gap-3">
      {data.questions.length > 0 ? (
        <ReportTable
          title={title}
          name="learning-questions"
          period={view.period}
          columns={columns}
          rows={data.questions}
          rowKey={({ lesson, number }) => `${lesson} ${number}`}
        />
      ) : (
        <Section title={title}>
          <p className="type-body text-sm">{t('students.health.questionsNone', { min })}</p>
        </Section>
      )}
      {data.tooFew > 0 ? (
        <p className="type-small">
          {t('students.health.questionsFew', {
            count: data.tooFew,
            shown: format.number(data.tooFew),
            min,
          })}
        </p>
      ) : null}
    </div>
  );
}

function useColumns(): ReportColumn<QuestionHealth>[] {
  const t = useTexts('students');
  const format = useFormat();
  return [
    {
      id: 'question',
      header: t('students.course.question'),
      cell: ({ number, prompt }) => `${number}. ${prompt}`,
      csv: ({ prompt }) => prompt,
      className: 'min-w-48 sm:min-w-60',
    },
    {
      id: 'lesson',
      header: t('students.course.lesson'),
      cell: ({ lessonTitle }) => lessonTitle,
      csv: ({ lessonTitle }) => lessonTitle,
      className: 'min-w-32',
    },
    {
      id: 'answered',
      header: t('students.health.columns.answered'),
      cell: ({ answered }) => format.number(answered),
      csv: ({ answered }) => answered,
      align: 'end',
    },
    {
      id: 'right',
      header: t('students.health.columns.right'),
      cell: ({ answered, right }) => (
        <ShareBar share={right / answered}>{format.percent(right / answered, 0)}</ShareBar>
      ),
      csv: ({ right }) => right,
      align: 'end',
      className: 'sm:whitespace-nowrap',
    },
  ];
}
