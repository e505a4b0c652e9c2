import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queries } from '../../../lib/api.ts';
import { usePostedForm } from '../../../ui/form/form.tsx';
import { type AccountProblem, toProblem } from './account-problem.ts';
import type { FormOutcome } from './submit-account-form.ts';

type Options = {
  onSubmit: (form: FormData) => Promise<FormOutcome>;
  /** The result of a form that was submitted before hydration. */
  sent: FormOutcome | undefined;
  onSaved: (result: FormOutcome & { isSaved: true }, form: HTMLFormElement) => void;
};

/** A form of the account; it is done when the account has been refetched. */
export function useAccountForm({ onSubmit, sent, onSaved }: Options) {
  const queryClient = useQueryClient();
  const form = usePostedForm<FormOutcome>({
    initialResult: sent ?? null,
    onSubmit,
    async onResult(result, element) {
      if (!result.isSaved) return;
      await queryClient.invalidateQueries({ queryKey: queries.identity.key() });
      onSaved(result, element);
    },
  });
  const { error, result, isSubmitting } = form;
  const problem = useMemo(
    () => (isSubmitting ? null : problemIn(error, result)),
    [isSubmitting, error, result],
  );
  return { isSubmitting, problem, submit: form.submit };
}

function problemIn(error: unknown, result: FormOutcome | null): AccountProblem | null {
  if (error) return toProblem(error);
  return result && !result.isSaved ? result.problem : null;
}
