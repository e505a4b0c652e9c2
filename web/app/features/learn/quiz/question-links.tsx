import type { Answer, QuizQuestion } from '@danube/contract/learning/quiz.schemas.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { isAnswered } from './answers.ts';

type QuestionLinksProps = {
  questions: readonly QuizQuestion[];
  answers: readonly Answer[];
  current: number;
  onChoose: (place: number) => void;
};

/** Every question by number; answered ones are filled. */
export function QuestionLinks(props: QuestionLinksProps) {
  const { questions, answers, current, onChoose } = props;
  const t = useTexts('quiz');
  const format = useFormat();
  return (
    <nav aria-label={t('quiz.taking.overview')}>
      <ol className="flex flex-wrap gap-1.5">
        {questions.map((question, place) => {
          const isDone = isAnswered(answers[place] ?? null);
          const number = place + 1;
          return (
            <li key={question.number}>
              <button
                type="button"
                aria-current={place === current ? 'step' : undefined}
                aria-label={
                  isDone
                    ? t('quiz.taking.jumpAnswered', { number })
                    : t('quiz.taking.jumpOpen', { number })
                }
                onClick={() => onChoose(place)}
                className={classNames(
                  'tabular grid size-9 place-items-center rounded-sm border text-sm transition-colors hover:border-ink touch:size-11',
                  isDone ? 'border-transparent bg-river-wash text-river-ink' : 'border-control',
                  place === current && 'outline-2 outline-offset-1 outline-ink',
                )}
              >
                {format.number(number)}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
