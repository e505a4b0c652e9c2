/** What decided the language of a page; `nothing` if English was the default. */
export type LanguageDecision = 'address' | 'saved' | 'country' | 'nothing';

/**
 * The entry of the `Server-Timing` header that names the decision. Pages are cached per language,
 * so their HTML can't contain it; scripts can read this header of their own page only.
 */
export const languageTimingName = 'language';
