import { useEffect } from 'react';
import type { PageSession } from '../../shared/session/browser-session.ts';
import { useAuth, useSession } from '../../shared/session/use-session.tsx';

/** Part of every page, so almost nothing: the rest is loaded where something is kept. */
export function KeptCourseEffects() {
  const auth = useAuth();
  const { user, isInitialised } = useSession();
  const member = user?.id;
  useEffect(() => {
    if (isInitialised) void startVisit(auth, member);
  }, [auth, isInitialised, member]);
  return null;
}

/** Kept courses are all that the site has in this storage; over HTTP there is none. */
async function startVisit(auth: PageSession | null, member?: string): Promise<void> {
  if ((await globalThis.caches?.keys())?.length)
    await (await import('./visit.ts')).visit(auth, member);
}
