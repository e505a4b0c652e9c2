import type { PageSession } from '../../shared/session/browser-session.ts';
import { deleteCopies } from './kept-course.ts';
import { keptCourses } from './use-kept-courses.ts';

const followed = new WeakSet<PageSession>();

/** From then on, on a page where something is kept or is going to be. */
export function followMember(auth: PageSession): void {
  if (followed.has(auth)) return;
  followed.add(auth);
  auth.store.onAuthEvent((event) => {
    if (event === 'SIGNED_OUT') void deleteEverything();
  });
  addEventListener('click', leaveToBrowser, true);
  // Without a connection the session couldn't be looked up, and nobody's progress was sent.
  addEventListener('online', () => void auth.store.refresh());
}

/** At once, without asking the server and without waiting for a course that is being stored. */
async function deleteEverything(): Promise<void> {
  await deleteCopies(caches, () => true);
  await keptCourses.load();
}

/**
 * Without a connection a link is left to the browser: pages are kept, not the answers that the
 * router would ask for.
 */
function leaveToBrowser(event: MouseEvent): void {
  const { target } = event;
  const isLink = target instanceof Element && target.closest('a[href]') !== null;
  if (isLink && !navigator.onLine) event.stopPropagation();
}
