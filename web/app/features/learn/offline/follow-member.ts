import type { PageSession } from '../../shared/session/browser-session.ts';
import { deleteCopies } from './offline-item.ts';
import { offlineItems } from './use-offline-items.ts';

const followed = new WeakSet<PageSession>();

/** Called once per page that has stored items or is about to store one. */
export function followMember(auth: PageSession): void {
  if (followed.has(auth)) return;
  followed.add(auth);
  auth.store.onAuthEvent((event) => {
    if (event === 'SIGNED_OUT') void deleteEverything();
  });
  addEventListener('click', leaveToBrowser, true);
  // Offline the session couldn't be looked up, so no progress was sent.
  addEventListener('online', () => void auth.store.refresh());
}

/** Immediately, without a request and without waiting for an item that is being stored. */
async function deleteEverything(): Promise<void> {
  await deleteCopies(caches, () => true);
  await offlineItems.load();
}

/**
 * Offline, links load a document instead of navigating client-side: whole pages are stored, but not
 * the data that the router would request.
 */
function leaveToBrowser(event: MouseEvent): void {
  const { target } = event;
  const isLink = target instanceof Element && target.closest('a[href]') !== null;
  if (isLink && !navigator.onLine) event.stopPropagation();
}
