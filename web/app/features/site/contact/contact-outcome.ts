/** In the order of the form. */
export const contactFields = ['name', 'email', 'topic', 'message'] as const;

export type ContactField = (typeof contactFields)[number];

/** Something to be put right, by its code; the words live in the catalogue. */
export type Problem = { readonly code: string; readonly details: unknown };

export type Refusal = {
  readonly step: 'refused';
  /** Concerns the form as a whole. */
  readonly problem: Problem | null;
  readonly fields: Partial<Record<ContactField, Problem>>;
  /** What was typed, so that nobody types it twice. */
  readonly kept: Readonly<Record<ContactField, string>>;
};

/** How the form ended. */
export type ContactOutcome =
  | Refusal
  | { readonly step: 'sent'; readonly reference: string; readonly email: string };

export function problem(code: string, details: unknown = null): Problem {
  return { code, details };
}
