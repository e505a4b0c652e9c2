import { isAllowed } from '../../shared/consent/consent-store.ts';

const storageKey = 'locationSearch';

/** How far a search that found nothing went: other services are asked with consent only. */
type Reach = 'own' | 'all';

/** A search that found nothing is not repeated in this tab, unless more may be asked now. */
export function isSearchDue(): boolean {
  try {
    const last = sessionStorage.getItem(storageKey);
    return last === null || (last === 'own' && currentReach() === 'all');
  } catch {
    // Without a memory every page would search again.
    return false;
  }
}

export function rememberSearch(): void {
  try {
    sessionStorage.setItem(storageKey, currentReach());
  } catch {
    return;
  }
}

function currentReach(): Reach {
  return isAllowed('media') ? 'all' : 'own';
}
