import { textOf } from '../../../lib/form-text.ts';
import type { AccountForm, FormOutcome } from './submit-account-form.ts';

/** A form that was submitted before hydration and rejected. */
export type RejectedSubmission = {
  readonly form: AccountForm;
  readonly outcome: FormOutcome;
  /** The input, so that people don't have to type it again; never a password. */
  readonly values: Readonly<Record<string, string>>;
};

export function isAccountForm(name: string | null): name is AccountForm {
  return name === 'profile' || name === 'password';
}

const refilledFields = ['firstName', 'lastName', 'phone', 'language'];

export function pickRefillValues(form: FormData): Record<string, string> {
  return Object.fromEntries(refilledFields.map((name) => [name, textOf(form, name)]));
}
