/**
 * Where someone came from before they signed up: a search engine, a social network, another site, or
 * directly. Too coarse to identify anyone.
 */
export const signUpSources = ['search', 'social', 'site', 'direct'] as const;

export type SignUpSource = (typeof signUpSources)[number];
