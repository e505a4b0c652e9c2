import { findSession } from '../find-session.ts';
import type { IdentityDependencies } from '../identity.dependencies.ts';
import { deleteSession } from '../identity.repository.ts';

/**
 * Once a browser has signed in again, nobody can use the session it came with, whoever that was: a
 * copy of the old cookie would otherwise stay valid, and its owner couldn't sign it out any more.
 */
export async function endPreviousSession(
  deps: Pick<IdentityDependencies, 'db' | 'clock' | 'settings'>,
  headers: Headers,
): Promise<void> {
  const previous = await findSession(deps, headers);
  if (previous) await deleteSession(deps.db, previous.sessionId);
}
