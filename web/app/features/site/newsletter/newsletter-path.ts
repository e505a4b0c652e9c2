/** The page that the links of the letters lead to, and that answers the form without scripts. */
export const newsletterPath = '/newsletter';
