/** The target of the links in newsletters, and of the form without scripts. */
export const newsletterPath = '/newsletter';
