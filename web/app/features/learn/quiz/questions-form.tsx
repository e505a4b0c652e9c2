import type { Answer, Attempt } from '@danube/contract/learning/quiz.schemas.ts';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { unansweredIndexes } from './answers.ts';
import { ProblemNotice } from './problem-notice.tsx';
import { QuestionCard } from './question-card.tsx';
import { QuestionLinks } from './question-links.tsx';
import { UnansweredDialog } from './unanswered-dialog.tsx';
import type { Quiz } from './use-quiz.ts';

type QuestionsFormProps = { attempt: Attempt; answers: readonly Answer[]; quiz: Quiz };

/** One question at a time: a phone has no room for more, and a chart fills it. */
export function QuestionsForm({ attempt, answers, quiz }: QuestionsFormProps) {
  const t = useTexts('quiz');
  const [place, setPlace] = useState(0);
  const [isConfirming, setIsConfirming] = useState(false);
  const { questions, language } = attempt;
  const question = questions[place];
  const open = unansweredIndexes(answers);
  const isLast = place === questions.length - 1;
  if (!question) return null;

  function showNext() {
    // Enter in the last field must not submit the attempt.
    if (!isLast) setPlace(place + 1);
  }

  return (
    <Form submitError={null} onSubmit={showNext} className="grid gap-7">
      <AttemptProgress
        place={place}
        count={questions.length}
        answered={questions.length - open.length}
      />
      <QuestionCard
        key={place}
        question={question}
        language={language}
        answer={answers[place] ?? null}
        onAnswer={(answer) => quiz.answer(place, answer)}
      />
      {quiz.handInError ? (
        <ProblemNotice
          title={t('quiz.problems.handIn')}
          error={quiz.handInError}
          note={t('quiz.problems.kept')}
          retryLabel={t('quiz.problems.again')}
          isBusy={quiz.isHandingIn || quiz.isBeginning}
          onRetry={quiz.handIn}
          onRestart={quiz.restart}
        />
      ) : null}
      <div className="flex flex-wrap gap-3 border-t border-rule pt-5">
        {place > 0 ? (
          <Button onClick={() => setPlace(place - 1)}>
            <ArrowLeft aria-hidden="true" />
            {t('quiz.taking.back')}
          </Button>
        ) : null}
        {isLast ? null : (
          <Button type="submit" variant={open.length > 0 ? 'primary' : 'secondary'}>
            {t('quiz.taking.next')}
            <ArrowRight aria-hidden="true" />
          </Button>
        )}
        {isLast || open.length === 0 ? (
          <Button
            variant="primary"
            className="ms-auto"
            isLoading={quiz.isHandingIn}
            onClick={open.length > 0 ? () => setIsConfirming(true) : quiz.handIn}
          >
            {t('quiz.taking.handIn')}
          </Button>
        ) : null}
      </div>
      <QuestionLinks questions={questions} answers={answers} current={place} onChoose={setPlace} />
      <UnansweredDialog
        open={open}
        isOpen={isConfirming}
        onClose={() => setIsConfirming(false)}
        onBack={setPlace}
        onHandIn={quiz.handIn}
      />
    </Form>
  );
}

function AttemptProgress({
  place,
  count,
  answered,
}: {
  place: number;
  count: number;
  answered: number;
}) {
  const t = useTexts('quiz');
  const standing = t('quiz.taking.answered', { answered, count });
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap justify-between gap-x-6 text-sm">
        <span className="type-label tabular">
          {t('quiz.taking.position', { number: place + 1, count })}
        </span>
        <span className="type-small tabular">{standing}</span>
      </p>
      <Progress
        kind="thin"
        value={answered}
        max={count}
        label={t('quiz.taking.progress')}
        valueText={standing}
      />
    </div>
  );
}
