import type { Api } from '../../../lib/api.ts';
import type { CodeOf, Failure, Problem } from '../../../lib/failure.ts';

/** Something to be put right, by its code; the words live in the catalogue. */
export type NewsletterProblem =
  | Problem<'EMAIL_NEEDED' | 'EMAIL_MALFORMED'>
  | Failure<CodeOf<Api['newsletter']>>;

/** How the form ended: the same for every address that looks like one. */
export type NewsletterOutcome =
  | { readonly step: 'sent'; readonly email: string }
  | {
      readonly step: 'refused';
      readonly problem: NewsletterProblem;
      /** What was typed, so that nobody types it twice. */
      readonly email: string;
    };
