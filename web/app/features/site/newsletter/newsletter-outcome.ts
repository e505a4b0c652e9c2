/** Something to be put right, by its code; the words live in the catalogue. */
export type NewsletterProblem = { readonly code: string; readonly details: unknown };

/** How the form ended: the same for every address that looks like one. */
export type NewsletterOutcome =
  | { readonly step: 'sent'; readonly email: string }
  | {
      readonly step: 'refused';
      readonly problem: NewsletterProblem;
      /** What was typed, so that nobody types it twice. */
      readonly email: string;
    };
