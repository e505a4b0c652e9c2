import { useEffect } from 'react';
import type { PageSession } from '../../shared/session/browser-session.ts';
import { useAuth, useSession } from '../../shared/session/use-session.tsx';

/** On every page, so it is tiny: the rest is only loaded in browsers with stored items. */
export function OfflineItemEffects() {
  const auth = useAuth();
  const { user, isInitialised } = useSession();
  const member = user?.id;
  useEffect(() => {
    if (isInitialised) void startVisit(auth, member);
  }, [auth, isInitialised, member]);
  return null;
}

/** Cache Storage only has courses and books saved offline; over plain HTTP it doesn't exist. */
async function startVisit(auth: PageSession | null, member?: string): Promise<void> {
  if ((await globalThis.caches?.keys())?.length)
    await (await import('./visit.ts')).visit(auth, member);
}
