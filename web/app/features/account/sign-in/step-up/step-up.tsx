import { lazy, Suspense, useEffect, useState } from 'react';
import { type AvailableFactors, registerFactorPrompt } from '../../../../lib/second-factor-gate.ts';

const StepUpDialog = lazy(async () => ({
  default: (await import('./step-up-dialog.tsx')).StepUpDialog,
}));

type Question = { needed: AvailableFactors; answer: (isShown: boolean) => void };

/** Asks for the second factor again when an action requires it, then continues the action. */
export function StepUp() {
  const [question, setQuestion] = useState<Question>();
  useEffect(
    () =>
      registerFactorPrompt((needed) => new Promise((answer) => setQuestion({ needed, answer }))),
    [],
  );
  if (!question) return null;
  return (
    <Suspense fallback={null}>
      <StepUpDialog
        needed={question.needed}
        onEnd={(isShown) => {
          setQuestion(undefined);
          question.answer(isShown);
        }}
      />
    </Suspense>
  );
}
