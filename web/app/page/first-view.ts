import { initialiseLanguage } from '../features/frame/language/initialise-language.ts';
import { searchLanguage } from '../features/frame/language/search-language.ts';
import { onceVisible } from '../features/frame/visits/once-visible.ts';
import { recordVisit } from '../features/frame/visits/record-visit.ts';
import { watchVisitorConsent } from '../features/frame/visits/visitor-id.ts';
import { isAllowed } from '../features/shared/consent/consent-store.ts';
import { urlInLanguage } from '../lib/remember-language.ts';

/**
 * What a page does while its application isn't needed: it counts the visit and finds the visitor's
 * language. The application imports the same modules, so nothing happens twice.
 */
function beginFirstView(): void {
  const { route } = document.getElementById('app-modules')?.dataset ?? {};
  watchVisitorConsent();
  if (route) onceVisible(() => recordVisit(location.pathname, route));
  if (initialiseLanguage() === 'unknown') void findLanguage();
}

/** With consent other services are asked too, which takes longer: the application says so. */
async function findLanguage(): Promise<void> {
  if (isAllowed('media')) {
    dispatchEvent(new Event('app:needed'));
    return;
  }
  const found = await searchLanguage([], new AbortController().signal);
  if (found && found !== document.documentElement.lang) location.replace(urlInLanguage(found));
}

beginFirstView();
