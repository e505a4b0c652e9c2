import { type LanguageCode, languages } from '@danube/contract/locale.ts';

/** One per script, plus the longest words; the nightly run renders all 24. */
const few: readonly LanguageCode[] = ['en', 'de', 'el', 'bg', 'mt'];

export const printedLanguages: readonly LanguageCode[] =
  process.env.NIGHTLY === '1' ? languages.map(({ code }) => code) : few;
