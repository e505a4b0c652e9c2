/** What decided in which language a page was sent; `nothing` where English stood in. */
export type LanguageDecision = 'address' | 'saved' | 'country' | 'nothing';

/**
 * The entry of a page's `Server-Timing` header that names the decision. Pages are the same for
 * everyone in a language, so their HTML cannot say it; scripts can read this header of their own
 * page and no other.
 */
export const languageTimingName = 'language';
