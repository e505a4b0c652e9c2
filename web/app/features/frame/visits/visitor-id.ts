import { isAllowed, watchConsent } from '../../shared/consent/consent-store.ts';
import { visitorIdKey } from '../../shared/storage/storage-keys.ts';

const visitorIdPattern = /^visitor_[A-Za-z0-9_-]{8,64}$/;

/** The visitor id of this page load; not stored without consent. */
let ownId: string | null = null;

/** The id that links a browser's visits, and whether it may be stored. */
export function identifyVisitor(): { visitorId: string; hasConsent: boolean } {
  const hasConsent = isAllowed('statistics');
  return { visitorId: hasConsent ? savedId() : currentId(), hasConsent };
}

/** Stores the id as soon as that is allowed, and deletes it as soon as it isn't. */
export function watchVisitorConsent(): () => void {
  applyConsent();
  return watchConsent(applyConsent);
}

function applyConsent(): void {
  if (isAllowed('statistics')) {
    savedId();
    return;
  }
  try {
    if (localStorage.getItem(visitorIdKey) === null) return;
    localStorage.removeItem(visitorIdKey);
    // After withdrawal the next visits must not be linked to earlier ones.
    ownId = null;
  } catch {
    // Blocked storage has nothing to delete.
  }
}

function savedId(): string {
  try {
    const stored = localStorage.getItem(visitorIdKey);
    if (stored !== null && visitorIdPattern.test(stored)) return stored;
    localStorage.setItem(visitorIdKey, currentId());
  } catch {
    // Storage may be blocked or full; then the id only lasts as long as this page.
  }
  return currentId();
}

function currentId(): string {
  ownId ??= createId();
  return ownId;
}

function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `visitor_${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
