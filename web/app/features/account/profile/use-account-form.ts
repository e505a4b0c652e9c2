import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queries } from '../../../lib/api.ts';
import { usePostedForm } from '../../../ui/form/form.tsx';
import { type AccountProblem, problemOf } from './account-problem.ts';
import type { FormOutcome } from './submit-account-form.ts';

type Options = {
  submit: (form: FormData) => Promise<FormOutcome>;
  /** The result of a form that was submitted before hydration. */
  sent: FormOutcome | undefined;
  onSaved: (outcome: FormOutcome & { isSaved: true }, form: HTMLFormElement) => void;
};

/** A form of the account; it is done when the account has been refetched. */
export function useAccountForm({ submit, sent, onSaved }: Options) {
  const queryClient = useQueryClient();
  const form = usePostedForm<FormOutcome>({
    begun: sent ?? null,
    submit,
    async onOutcome(outcome, element) {
      if (!outcome.isSaved) return;
      await queryClient.invalidateQueries({ queryKey: queries.identity.key() });
      onSaved(outcome, element);
    },
  });
  const { failure, outcome, isSending } = form;
  const problem = useMemo(
    () => (isSending ? null : problemIn(failure, outcome)),
    [isSending, failure, outcome],
  );
  return { isSending, problem, onSubmit: form.submit };
}

function problemIn(error: unknown, outcome: FormOutcome | null): AccountProblem | null {
  if (error) return problemOf(error);
  return outcome && !outcome.isSaved ? outcome.problem : null;
}
