import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useMemo, useRef } from 'react';
import { queries } from '../../../lib/api.ts';
import { type AccountProblem, problemOf } from './account-problem.ts';
import type { FormOutcome } from './submit-account-form.ts';
import { useFocusOnRefusal } from './use-focus-on-refusal.ts';

type Options = {
  submit: (form: FormData) => Promise<FormOutcome>;
  /** How the form ended that was sent before the application had started. */
  sent: FormOutcome | undefined;
  onSaved: (outcome: FormOutcome & { isSaved: true }, form: HTMLFormElement) => void;
};

/** A form that the browser sends by itself until the application takes over. */
export function useAccountForm({ submit, sent, onSaved }: Options) {
  const queryClient = useQueryClient();
  const ref = useRef<HTMLFormElement>(null);
  const mutation = useMutation({
    mutationFn: (form: HTMLFormElement) => submit(new FormData(form)),
    async onSuccess(outcome, form) {
      if (!outcome.isSaved) return;
      await queryClient.invalidateQueries({ queryKey: queries.identity.key() });
      onSaved(outcome, form);
    },
  });
  const { error, data: outcome = sent, isPending } = mutation;
  const problem = useMemo(
    () => (isPending ? null : problemIn(error, outcome)),
    [isPending, error, outcome],
  );
  useFocusOnRefusal(ref, problem);
  return {
    ref,
    isPending,
    problem,
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      if (!isPending) mutation.mutate(event.currentTarget);
    },
  };
}

function problemIn(error: unknown, outcome: FormOutcome | undefined): AccountProblem | null {
  if (error) return problemOf(error);
  return outcome && !outcome.isSaved ? outcome.problem : null;
}
