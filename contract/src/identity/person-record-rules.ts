/** The longest texts that staff can write about and to a person. */
export const personTextLimits = { note: 4000, mailSubject: 150, mailText: 10_000 } as const;

/** How many emails staff can send one person within a day. */
export const maxMailsToPersonPerDay = 10;
