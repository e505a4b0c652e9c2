import { type LanguageDecision, languageTimingName } from '@danube/contract/language-decision.ts';
import { rememberLanguage, savedLanguage } from '../../../lib/remember-language.ts';
import { isDetectionDue } from './detection-memory.ts';

/**
 * Runs when a page begins, with or without its application, and returns whether the visitor's location has to be
 * looked up. By then a saved language has been applied (by the page's first script or the server),
 * and so has the language of the visitor's country if the server knew it.
 */
export function initialiseLanguage(): 'known' | 'unknown' {
  const saved = savedLanguage();
  if (saved !== null) {
    // Cookie and storage may be out of sync, because browsers clear them by different rules.
    rememberLanguage(saved);
    return 'known';
  }
  return decisionOfPage() === 'nothing' && isDetectionDue() ? 'unknown' : 'known';
}

/** Undefined in browsers that don't expose this header to scripts: they keep the page as served. */
function decisionOfPage(): LanguageDecision | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  // The only kind of entry under this name; the type doesn't say so, and old browsers lack the
  // list.
  const { serverTiming } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  const entry = serverTiming?.find(({ name }) => name === languageTimingName);
  // Our own server writes this header from the same type.
  return entry?.description as LanguageDecision | undefined;
}
