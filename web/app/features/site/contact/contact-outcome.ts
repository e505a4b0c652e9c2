import type { Api } from '../../../lib/api.ts';
import type { CodeOf, Failure, Problem } from '../../../lib/failure.ts';

/** In the order of the form. */
export const contactFields = ['name', 'email', 'topic', 'message'] as const;

export type ContactField = (typeof contactFields)[number];

/** Client-side errors, found before the request. */
type FieldCode =
  | 'NAME_NEEDED'
  | 'EMAIL_NEEDED'
  | 'EMAIL_MALFORMED'
  | 'TOPIC_NEEDED'
  | 'MESSAGE_SHORT'
  | 'MESSAGE_LONG';

/** An error by its code; the texts are in the catalogue. */
export type ContactProblem = Problem<FieldCode> | Failure<CodeOf<Api['contact']['send']>>;

export type SubmitError = {
  readonly step: 'refused';
  /** The error of the form as a whole. */
  readonly problem: ContactProblem | null;
  readonly fields: Partial<Record<ContactField, ContactProblem>>;
  /** The input, so that people don't have to type it again. */
  readonly kept: Readonly<Record<ContactField, string>>;
};

/** The result of the form. */
export type ContactOutcome =
  | SubmitError
  | { readonly step: 'sent'; readonly reference: string; readonly email: string };

export function fieldProblem(code: FieldCode): ContactProblem {
  return { code, data: null };
}
