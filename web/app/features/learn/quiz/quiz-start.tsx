import { passShare } from '@danube/contract/learning/lesson-done.ts';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { requiredCorrect } from './answers.ts';
import { ProblemNotice } from './problem-notice.tsx';
import { authPath } from './quiz-paths.ts';
import type { Quiz, QuizLesson } from './use-quiz.ts';

type QuizStartProps = { lesson: QuizLesson; quiz: Quiz; isVisitor: boolean };

/** The number of questions, the pass mark, and earlier results. */
export function QuizStart({ lesson, quiz, isVisitor }: QuizStartProps) {
  const t = useTexts('quiz');
  return (
    <Card kind="raised" className="grid gap-6">
      <header className="grid gap-2">
        <h2 className="type-h3">{t('quiz.title')}</h2>
        <p className="type-body">{t('quiz.start.often')}</p>
      </header>
      <Facts lesson={lesson} />
      {lesson.isDone ? (
        <p className="flex items-center gap-2.5 text-sm font-[560] text-river-ink">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
          {t('quiz.start.passed')}
        </p>
      ) : null}
      {isVisitor ? <Register /> : <StartButton lesson={lesson} quiz={quiz} />}
    </Card>
  );
}

function Facts({ lesson: { quiz } }: { lesson: QuizLesson }) {
  const t = useTexts('quiz');
  const format = useFormat();
  if (!quiz) return null;
  const { asked, best } = quiz;
  const needed = { right: requiredCorrect(asked), asked, share: format.percent(passShare) };
  return (
    <dl className="grid gap-x-8 gap-y-4 border-y border-rule py-4 @md:grid-cols-3">
      <Fact label={t('quiz.start.count')}>{format.number(asked)}</Fact>
      <Fact label={t('quiz.start.needed')}>{t('quiz.start.neededScore', needed)}</Fact>
      <Fact label={t('quiz.start.best')}>
        {best
          ? t('quiz.start.bestScore', {
              right: best.right,
              asked: best.asked,
              day: format.date(best.handedInAt, 'medium'),
            })
          : t('quiz.start.none')}
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="type-small">{label}</dt>
      <dd className="tabular font-[560]">{children}</dd>
    </div>
  );
}

function StartButton({ lesson, quiz }: Omit<QuizStartProps, 'isVisitor'>) {
  const t = useTexts('quiz');
  const { begin, beginError, isBeginning, isResumed } = quiz;
  const wasTaken = Boolean(lesson.quiz?.best);
  return (
    <div className="grid gap-4">
      {beginError ? (
        <ProblemNotice
          title={t('quiz.problems.begin')}
          error={beginError}
          isBusy={isBeginning}
          onRetry={begin}
        />
      ) : null}
      {beginError ? null : (
        <Button
          variant={lesson.isDone ? 'secondary' : 'primary'}
          size="large"
          className="justify-self-start max-sm:w-full"
          data-needs-app=""
          isLoading={isBeginning}
          onClick={begin}
        >
          {isResumed ? t('quiz.start.resume') : null}
          {!isResumed && wasTaken ? t('quiz.start.again') : null}
          {!isResumed && !wasTaken ? t('quiz.start.begin') : null}
        </Button>
      )}
    </div>
  );
}

/** Results need an account, so visitors are sent to registration and back. */
function Register() {
  const t = useTexts('quiz');
  const localPath = useLocalPath();
  const { pathname } = useLocation();
  return (
    <div className="grid gap-4">
      <p className="type-body">{t('quiz.visitor.text')}</p>
      <div className="flex flex-wrap gap-3">
        <Button asChild variant="primary" className="max-sm:grow">
          <Link to={localPath(authPath('signup', pathname))}>{t('quiz.visitor.register')}</Link>
        </Button>
        <Button asChild className="max-sm:grow">
          <Link to={localPath(authPath('signin', pathname))}>{t('quiz.visitor.signIn')}</Link>
        </Button>
      </div>
    </div>
  );
}
