import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { useSession } from '../../shared/session/use-session.tsx';
import { QuestionsForm } from './questions-form.tsx';
import { QuizResultView } from './quiz-result.tsx';
import { type QuizSource, recordedQuiz } from './quiz-source.ts';
import { QuizStart } from './quiz-start.tsx';
import { type QuizLesson, useQuiz } from './use-quiz.ts';

type QuizSectionProps = {
  lesson: QuizLesson;
  /** The quiz was passed, which completes the lesson. */
  onDone: () => void;
  /** The next step after a passed quiz. */
  nextStep: ReactNode;
  /** What passing it completed besides the lesson: the course, if it was the last lesson. */
  finished?: ReactNode;
  /** Whether someone clicked the start button before this code had loaded. */
  earlyClick?: RefObject<boolean>;
  /** A member stays one without a connection, when the session can't be looked up. */
  isMember: boolean;
  /** Where questions and results come from; a preview has its own. */
  source?: QuizSource | undefined;
};

/** A lesson's quiz, from its first screen to its result. */
export function QuizSection(props: QuizSectionProps) {
  // Remounts for another lesson, so that no state is left over.
  return props.lesson.quiz ? <Quiz key={props.lesson.id} {...props} /> : null;
}

function Quiz(props: QuizSectionProps) {
  const { lesson, onDone, nextStep, finished, earlyClick, isMember } = props;
  const { source = recordedQuiz } = props;
  const t = useTexts('quiz');
  const { isInitialised, user } = useSession();
  const quiz = useQuiz(lesson, { source, onDone });
  const catchUp = useEffectEvent(() => {
    if (!earlyClick?.current) return;
    earlyClick.current = false;
    quiz.begin();
  });
  useEffect(() => catchUp(), []);
  const { step } = quiz;
  return (
    <section aria-label={t('quiz.title')} className="@container">
      {step.name === 'start' ? (
        <QuizStart lesson={lesson} quiz={quiz} isVisitor={isInitialised && !user && !isMember} />
      ) : null}
      {step.name === 'taking' ? (
        <QuestionsForm
          key={step.attempt.id}
          attempt={step.attempt}
          answers={step.answers}
          quiz={quiz}
        />
      ) : null}
      {step.name === 'result' ? (
        <QuizResultView {...step} quiz={quiz} nextStep={nextStep} finished={finished} />
      ) : null}
    </section>
  );
}
