import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { queries } from '../../../lib/api.ts';
import type { ContactOutcome } from './contact-outcome.ts';
import { submitContactForm } from './submit-contact-form.ts';

/** The form after the application has started; before, the server takes it. */
export function useContactForm(begun: ContactOutcome | null) {
  const [outcome, setOutcome] = useState(begun);
  const [isAgain, setIsAgain] = useState(false);
  const sending = useMutation({
    mutationFn: (form: FormData) => submitContactForm(queries.contact.send.call, form),
    onSuccess: setOutcome,
  });
  return {
    outcome,
    isSending: sending.isPending,
    /** Another message after one that was sent: the focus goes to its first field. */
    isAgain,
    beginAnew() {
      setIsAgain(true);
      setOutcome(null);
    },
    submit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      if (!sending.isPending) sending.mutate(new FormData(event.currentTarget));
    },
  };
}

export type ContactFlow = ReturnType<typeof useContactForm>;
