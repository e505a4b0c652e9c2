import type { Api } from '../../../lib/api.ts';
import type { CodeOf, Failure, Problem } from '../../../lib/failure.ts';

/** An error by its code; the texts are in the catalogue. */
export type NewsletterProblem =
  | Problem<'EMAIL_NEEDED' | 'EMAIL_MALFORMED'>
  | Failure<CodeOf<Api['newsletter']>>;

/** The result of the form: the same for every valid address. */
export type NewsletterOutcome =
  | { readonly step: 'sent'; readonly email: string }
  | {
      readonly step: 'refused';
      readonly problem: NewsletterProblem;
      /** The input, so that people don't have to type it again. */
      readonly email: string;
    };
