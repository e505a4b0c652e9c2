/** People are compared with those who signed up in the same week or month. */
export const cohortUnits = ['week', 'month'] as const;

export type CohortUnit = (typeof cohortUnits)[number];

/**
 * `open`: people still join it; `young`: it ended so recently that many are still on their way;
 * `settled`: hardly changes any more.
 */
export const cohortStates = ['open', 'young', 'settled'] as const;

export type CohortState = (typeof cohortStates)[number];
