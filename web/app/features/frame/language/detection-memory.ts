import { isAllowed } from '../../shared/consent/consent-store.ts';

const storageKey = 'locationSearch';

/** How far an unsuccessful search went: other services are only asked with consent. */
type Reach = 'own' | 'all';

/** An unsuccessful search isn't repeated in this tab, unless more services may be asked now. */
export function isDetectionDue(): boolean {
  try {
    const last = sessionStorage.getItem(storageKey);
    return last === null || (last === 'own' && currentReach() === 'all');
  } catch {
    // Without storage every page would search again.
    return false;
  }
}

export function rememberDetection(): void {
  try {
    sessionStorage.setItem(storageKey, currentReach());
  } catch {
    return;
  }
}

function currentReach(): Reach {
  return isAllowed('media') ? 'all' : 'own';
}
