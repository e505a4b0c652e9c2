import type { Problem } from '../../../../lib/failure.ts';
import { textOf } from '../../../../lib/form-text.ts';
import type { AuthCode, AuthError } from '../../../shared/session/auth-result.ts';

export type AuthIntent = 'sign-in' | 'second-factor' | 'sign-up' | 'forgot' | 'reset';

export type AuthField =
  | 'identifier'
  | 'password'
  | 'code'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'referralCode';

/** Client-side errors, found before the request. */
type FormCode =
  | 'IDENTIFIER_NEEDED'
  | 'CREDENTIALS_MISSING'
  | 'PASSWORD_NEEDED'
  | 'CODE_NEEDED'
  | 'FIRST_NAME_NEEDED'
  | 'LAST_NAME_NEEDED'
  | 'EMAIL_NEEDED'
  | 'EMAIL_MALFORMED'
  | 'PHONE_MALFORMED';

/** A validation error by its code; the texts are in the catalogue. */
export type AuthProblem = Problem<AuthCode | FormCode>;

/** Input that may be shown again: never a password or a code. */
export type RefillValues = Partial<Record<AuthField, string>>;

export type SubmitError = {
  readonly step: 'refused';
  readonly intent: AuthIntent;
  /** The error of the form as a whole. */
  readonly problem: AuthProblem | null;
  readonly fields: Partial<Record<AuthField, AuthProblem>>;
  readonly kept: RefillValues;
};

/** The result of a form on the sign-in screen; the screen shows the step it names. */
export type AuthOutcome =
  | SubmitError
  | { readonly step: 'signed-in' }
  | { readonly step: 'second-factor' }
  | { readonly step: 'check-mailbox'; readonly email: string; readonly kept: RefillValues }
  | { readonly step: 'reset-sent'; readonly email: string }
  | { readonly step: 'reset-done' }
  | { readonly step: 'link-expired' };

const refilledFields = [
  'identifier',
  'firstName',
  'lastName',
  'email',
  'phone',
  'referralCode',
] as const;
/** The field that a server error belongs to, if any. */
const fieldOf: Readonly<Partial<Record<AuthCode, AuthField>>> = {
  CREDENTIALS_INVALID: 'password',
  PASSWORD_WEAK: 'password',
  CODE_INVALID: 'code',
};

export function formProblem(code: FormCode): AuthProblem {
  return { code, data: null };
}

/** The part of an error that a screen shows. */
export function toAuthProblem({ code, data }: AuthError): AuthProblem {
  // Code and data match; destructuring hides that from the compiler.
  return { code, data } as AuthProblem;
}

export function pickRefillValues(form: FormData): RefillValues {
  const typed = refilledFields.map((name) => [name, textOf(form, name)] as const);
  return Object.fromEntries(typed.filter(([, text]) => text !== ''));
}

/** Rejected before the request: these fields have to be corrected first. */
export function rejectFields(
  intent: AuthIntent,
  form: FormData,
  fields: SubmitError['fields'],
): SubmitError {
  return { step: 'refused', intent, problem: null, fields, kept: pickRefillValues(form) };
}

/** Rejected by the server: shown next to its field, or above the form if it has none. */
export function rejectWithError(error: AuthError, intent: AuthIntent, form: FormData): SubmitError {
  const submitError = rejectFields(intent, form, {});
  const met = toAuthProblem(error);
  const field = fieldOf[error.code];
  return field ? { ...submitError, fields: { [field]: met } } : { ...submitError, problem: met };
}
