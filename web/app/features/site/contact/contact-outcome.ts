import type { Api } from '../../../lib/api.ts';
import type { CodeOf, Failure, Problem } from '../../../lib/failure.ts';

/** In the order of the form. */
export const contactFields = ['name', 'email', 'topic', 'message'] as const;

export type ContactField = (typeof contactFields)[number];

/** What the form finds before the server is asked. */
type FieldCode =
  | 'NAME_NEEDED'
  | 'EMAIL_NEEDED'
  | 'EMAIL_MALFORMED'
  | 'TOPIC_NEEDED'
  | 'MESSAGE_SHORT'
  | 'MESSAGE_LONG';

/** Something to be put right, by its code; the words live in the catalogue. */
export type ContactProblem = Problem<FieldCode> | Failure<CodeOf<Api['contact']['send']>>;

export type Refusal = {
  readonly step: 'refused';
  /** Concerns the form as a whole. */
  readonly problem: ContactProblem | null;
  readonly fields: Partial<Record<ContactField, ContactProblem>>;
  /** What was typed, so that nobody types it twice. */
  readonly kept: Readonly<Record<ContactField, string>>;
};

/** How the form ended. */
export type ContactOutcome =
  | Refusal
  | { readonly step: 'sent'; readonly reference: string; readonly email: string };

export function fieldProblem(code: FieldCode): ContactProblem {
  return { code, data: null };
}
