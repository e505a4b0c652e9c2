import type { Attempt, QuizResult } from '@danube/contract/learning/quiz.schemas.ts';
import { RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { requiredCorrect } from './answers.ts';
import { GradedQuestionView } from './graded-question.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import type { Quiz } from './use-quiz.ts';

type QuizResultProps = {
  attempt: Attempt;
  result: QuizResult;
  quiz: Quiz;
  nextStep: ReactNode;
  finished: ReactNode;
};

/** The score, the next step, what it completed, and an explanation of each answer. */
export function QuizResultView(props: QuizResultProps) {
  const { attempt, result, quiz, nextStep, finished } = props;
  const t = useTexts('quiz');
  const format = useFormat();
  const { right, asked, isPassed, questions } = result;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-10">
      <Card kind="raised" className="grid justify-items-start gap-5">
        <div className="grid gap-3">
          <h2 ref={heading} tabIndex={-1} className="grid gap-3 outline-none">
            <span className="type-label">
              {isPassed ? t('quiz.result.passed') : t('quiz.result.notPassed')}
            </span>
            <span className="type-h2">{t('quiz.score', { right, asked })}</span>
          </h2>
          <p className="type-body">
            {isPassed
              ? t('quiz.result.passedText')
              : t('quiz.result.notPassedText', { needed: requiredCorrect(asked), asked })}
          </p>
        </div>
        {quiz.beginError ? (
          <ProblemNotice
            title={t('quiz.problems.begin')}
            error={quiz.beginError}
            isBusy={quiz.isBeginning}
            onRetry={quiz.begin}
          />
        ) : (
          <div className="flex w-full flex-wrap gap-3 max-sm:*:w-full">
            {isPassed ? nextStep : null}
            <Button
              size="large"
              variant={isPassed ? 'secondary' : 'primary'}
              isLoading={quiz.isBeginning}
              onClick={quiz.begin}
            >
              <RotateCcw aria-hidden="true" />
              {t('quiz.start.again')}
            </Button>
          </div>
        )}
      </Card>
      {finished}
      <div className="grid gap-5">
        <h2 className="type-h4">{t('quiz.result.questions')}</h2>
        <ol className="grid gap-8">
          {questions.map((checked, index) => (
            <li key={checked.question.number} className="border-t border-rule-strong pt-5">
              <GradedQuestionView
                judged={checked}
                number={format.number(index + 1)}
                language={attempt.language}
              />
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
