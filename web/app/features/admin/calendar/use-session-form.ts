import type { IntendedChange } from '@danube/contract/events/events.schemas.ts';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useLeaveWarning } from '../../../lib/use-leave-warning.ts';
import { type SessionField, type SessionForm, sessionErrors } from './session-form.ts';

type SessionFormOptions = {
  begin: SessionForm;
  /** Null if nothing would change, or the form is incomplete. */
  changeOf: (form: SessionForm) => IntendedChange | null;
  act: (change: IntendedChange, form: SessionForm) => Promise<unknown>;
};

/** A session's form on its own page, from opening to saving. */
export function useSessionForm({ begin, changeOf, act }: SessionFormOptions) {
  const [form, setForm] = useState(begin);
  const [faults, setFaults] = useState<readonly SessionField[]>([]);
  const [attempts, setAttempts] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const element = useRef<HTMLFormElement>(null);
  const isUnsaved = !isDone && JSON.stringify(form) !== JSON.stringify(begin);
  useLeaveWarning(isUnsaved);
  // The first invalid field takes the focus on each submission.
  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [attempts]);
  const change = changeOf(form);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = sessionErrors(form);
    setFaults(wrong);
    setAttempts(attempts + 1);
    if (wrong.length > 0 || change === null || isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    try {
      setIsDone(true);
      await act(change, form);
    } catch (error) {
      setFailure(error);
      setIsDone(false);
      setIsBusy(false);
    }
  }

  return {
    form,
    change,
    isBusy,
    isUnsaved,
    failure,
    element,
    isInvalid: (field: SessionField) => faults.includes(field),
    submit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    write(part: Partial<SessionForm>) {
      setForm((now) => ({ ...now, ...part }));
      setFaults((now) => now.filter((field) => !(field in part)));
      setFailure(undefined);
    },
  };
}

export type SessionFormState = ReturnType<typeof useSessionForm>;
