import type { OpenLesson } from '@danube/contract/learning/learning.schemas.ts';
import type { Answer, Attempt, QuizResult } from '@danube/contract/learning/quiz.schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { useLanguage } from '../../../lib/texts.tsx';
import {
  clearSavedAnswers,
  hasSavedAnswers,
  readSavedAnswers,
  saveAnswers,
} from './saved-answers.ts';

export type QuizLesson = Pick<OpenLesson, 'id' | 'quiz' | 'isDone'>;

type Step =
  | { readonly name: 'start' }
  | { readonly name: 'taking'; readonly attempt: Attempt; readonly answers: readonly Answer[] }
  | { readonly name: 'result'; readonly attempt: Attempt; readonly result: QuizResult };

/** Offline a mutation fails immediately instead of waiting for the connection. */
const withoutPausing = { networkMode: 'always' } as const;

/** From the start to the result, which only the server knows. */
export function useQuiz(lesson: QuizLesson, onDone: () => void) {
  const language = useLanguage();
  const queryClient = useQueryClient();
  const [step, setStep] = useState<Step>({ name: 'start' });
  const beginning = useMutation({
    ...queries.learning.beginQuiz.mutationOptions(),
    ...withoutPausing,
    onSuccess: (attempt) =>
      setStep({ name: 'taking', attempt, answers: readSavedAnswers(attempt) }),
  });
  const handing = useMutation({
    ...withoutPausing,
    mutationFn: ({ attempt, answers }: { attempt: Attempt; answers: readonly Answer[] }) =>
      queries.learning.handIn.call({ attempt: attempt.id, answers: [...answers] }),
    onSuccess(result, { attempt }) {
      clearSavedAnswers();
      setStep({ name: 'result', attempt, result });
      void queryClient.invalidateQueries({ queryKey: queries.learning.key() });
      if (result.isPassed) onDone();
    },
  });

  function begin() {
    handing.reset();
    beginning.mutate({ lesson: lesson.id, language });
  }

  return {
    step,
    isResumed: useResumed(lesson),
    begin,
    isBeginning: beginning.isPending,
    beginError: beginning.error,
    answer(place: number, answer: Answer) {
      if (step.name !== 'taking') return;
      const answers = step.answers.with(place, answer);
      saveAnswers(lesson.id, step.attempt, answers);
      setStep({ ...step, answers });
    },
    handIn() {
      if (step.name === 'taking') handing.mutate(step);
    },
    isHandingIn: handing.isPending,
    handInError: handing.error,
    /** An attempt that the server doesn't know can't be submitted. */
    restart() {
      clearSavedAnswers();
      begin();
    },
  };
}

export type Quiz = ReturnType<typeof useQuiz>;

/** Whether there are unsubmitted answers for this lesson; the server can't know. */
function useResumed({ id }: QuizLesson): boolean {
  const [isResumed, setIsResumed] = useState(false);
  useEffect(() => setIsResumed(hasSavedAnswers(id)), [id]);
  return isResumed;
}
