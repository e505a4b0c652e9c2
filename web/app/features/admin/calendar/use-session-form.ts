import type { IntendedChange } from '@danube/contract/events/events.schemas.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import { findSessionErrors, type SessionField, type SessionForm } from './session-form.ts';

type SessionFormOptions = {
  defaultValues: () => SessionForm;
  /** Null if nothing would change, or the form is incomplete. */
  changeOf: (values: SessionForm) => IntendedChange | null;
  onSubmit: (change: IntendedChange, values: SessionForm) => Promise<unknown>;
};

/** A session's form on its own page, from opening to saving. */
export function useSessionForm({ defaultValues, changeOf, onSubmit }: SessionFormOptions) {
  const form = useForm<SessionForm, SessionField | 'change'>({
    defaultValues,
    validate(values) {
      const invalid = findSessionErrors(values);
      // Without a change there is nothing to save; the preview says so.
      return invalid.length > 0 || changeOf(values) ? invalid : ['change'];
    },
    async onSubmit(values) {
      const change = changeOf(values);
      if (change) await onSubmit(change, values);
    },
  });
  return { ...form, change: changeOf(form.values) };
}

export type SessionFormState = ReturnType<typeof useSessionForm>;
