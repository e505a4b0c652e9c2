import type { OpenLesson } from '@danube/contract/learning/learning.schemas.ts';
import type { Answer, Attempt, QuizResult } from '@danube/contract/learning/quiz.schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { useLanguage } from '../../../lib/texts.tsx';
import type { QuizSource } from './quiz-source.ts';

export type QuizLesson = Pick<OpenLesson, 'id' | 'quiz' | 'isDone'>;

type Step =
  | { readonly name: 'start' }
  | { readonly name: 'taking'; readonly attempt: Attempt; readonly answers: readonly Answer[] }
  | { readonly name: 'result'; readonly attempt: Attempt; readonly result: QuizResult };

/** Offline a mutation fails immediately instead of waiting for the connection. */
const withoutPausing = { networkMode: 'always' } as const;

type QuizOptions = { source: QuizSource; onDone: () => void };

/** From the start to the result, which only the server knows. */
export function useQuiz(lesson: QuizLesson, { source, onDone }: QuizOptions) {
  const language = useLanguage();
  const queryClient = useQueryClient();
  const [step, setStep] = useState<Step>({ name: 'start' });
  const beginning = useMutation({
    ...withoutPausing,
    mutationFn: () => source.begin(lesson.id, language),
    onSuccess: (attempt) =>
      setStep({ name: 'taking', attempt, answers: source.savedAnswers(attempt) }),
  });
  const handing = useMutation({
    ...withoutPausing,
    mutationFn: ({ attempt, answers }: { attempt: Attempt; answers: readonly Answer[] }) =>
      source.handIn(attempt, answers),
    onSuccess(result, { attempt }) {
      source.forget();
      setStep({ name: 'result', attempt, result });
      if (source.isRecorded) {
        void queryClient.invalidateQueries({ queryKey: queries.learning.key() });
      }
      if (result.isPassed) onDone();
    },
  });

  function begin() {
    handing.reset();
    beginning.mutate();
  }

  return {
    step,
    isResumed: useResumed(lesson, source),
    begin,
    isBeginning: beginning.isPending,
    beginError: beginning.error,
    answer(place: number, answer: Answer) {
      if (step.name !== 'taking') return;
      const answers = step.answers.with(place, answer);
      source.save(lesson.id, step.attempt, answers);
      setStep({ ...step, answers });
    },
    handIn() {
      if (step.name === 'taking') handing.mutate(step);
    },
    isHandingIn: handing.isPending,
    handInError: handing.error,
    /** An attempt that the server doesn't know can't be submitted. */
    restart() {
      source.forget();
      begin();
    },
  };
}

export type Quiz = ReturnType<typeof useQuiz>;

/** Whether there are unsubmitted answers for this lesson; the server can't know. */
function useResumed({ id }: QuizLesson, source: QuizSource): boolean {
  const [isResumed, setIsResumed] = useState(false);
  useEffect(() => setIsResumed(source.isStarted(id)), [id, source]);
  return isResumed;
}
