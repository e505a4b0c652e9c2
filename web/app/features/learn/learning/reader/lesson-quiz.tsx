import { type ComponentProps, lazy, Suspense, useRef } from 'react';
import { OptionalBoundary } from '../../../../lib/optional-boundary.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { useEarlyClick } from '../../quiz/use-early-click.ts';

/** Most lessons aren't quizzes, and opening one shouldn't wait for drag and drop code. */
const QuizSection = lazy(async () => ({
  default: (await import('../../quiz/quiz-section.tsx')).QuizSection,
}));

type LessonQuizProps = Omit<ComponentProps<typeof QuizSection>, 'earlyClick'>;

/** The lesson's quiz, which starts even if someone clicked before its code had loaded. */
export function LessonQuiz(props: LessonQuizProps) {
  const area = useRef<HTMLDivElement>(null);
  const earlyClick = useEarlyClick(area);
  return (
    <div ref={area}>
      <OptionalBoundary>
        <Suspense fallback={<Skeleton className="h-48" />}>
          <QuizSection {...props} earlyClick={earlyClick} />
        </Suspense>
      </OptionalBoundary>
    </div>
  );
}
