import { safeRedirect } from '@danube/contract/site/safe-redirect.ts';

const storageKey = 'wantedPage';
const timeoutMs = 15 * 60_000;

/** A provider sends visitors back to the site root; this remembers where they wanted to go. */
export function saveReturnPath(redirect: string): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ redirect, since: Date.now() }));
  } catch {
    // Storage may be blocked; the visitor then stays at the site root.
    return;
  }
}

/** Where a returning visitor wanted to go; cleared on reading. Null if nothing is stored. */
export function consumeReturnPath(): string | null {
  try {
    const stored = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return stored ? parseReturnPath(JSON.parse(stored)) : null;
  } catch {
    return null;
  }
}

function parseReturnPath(stored: unknown): string | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { redirect, since } = stored as { redirect?: unknown; since?: unknown }; // typed as unknown
  if (typeof redirect !== 'string' || typeof since !== 'number') return null;
  if (Date.now() - since > timeoutMs) return null;
  const path = safeRedirect(redirect);
  return path === '/' ? null : path;
}
