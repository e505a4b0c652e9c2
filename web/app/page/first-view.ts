import { initialiseLanguage } from '../features/frame/language/initialise-language.ts';
import { searchLanguage } from '../features/frame/language/search-language.ts';
import { onceVisible } from '../features/frame/visits/once-visible.ts';
import { recordVisit } from '../features/frame/visits/record-visit.ts';
import { watchVisitorConsent } from '../features/frame/visits/visitor-id.ts';
import { isAllowed } from '../features/shared/consent/consent-store.ts';
import { chooseLanguage, urlInLanguage } from '../lib/remember-language.ts';

/** After this the application says that the language is being looked up. */
const searchTimeoutMs = 300;

/**
 * What a page does while its application isn't needed: it counts the visit and finds the visitor's
 * language. The application imports the same modules and takes over when it starts.
 */
function beginFirstView(): void {
  const { route } = document.getElementById('app-modules')?.dataset ?? {};
  watchVisitorConsent();
  if (route) onceVisible(() => recordVisit(location.pathname, route));
  document.addEventListener('click', chooseLanguageOnClick);
  if (initialiseLanguage() === 'unknown') void findLanguage();
}

function chooseLanguageOnClick({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('[data-chooses-language]') : null;
  if (link instanceof HTMLAnchorElement) chooseLanguage(link);
}

/** With consent other services are asked too, which takes longer. */
async function findLanguage(): Promise<void> {
  if (isAllowed('media')) return startApplication();
  const left = new AbortController();
  // The application looks itself.
  addEventListener('app:ready', () => left.abort(), { once: true });
  const timer = setTimeout(startApplication, searchTimeoutMs);
  const found = await searchLanguage([], left.signal);
  clearTimeout(timer);
  if (found && found !== document.documentElement.lang) location.replace(urlInLanguage(found));
}

function startApplication(): void {
  dispatchEvent(new Event('app:needed'));
}

beginFirstView();
