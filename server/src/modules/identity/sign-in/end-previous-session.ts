import type { RequestHeaders } from '../../../platform/request-headers.ts';
import { findSession } from '../find-session.ts';
import type { IdentityDependencies } from '../identity.dependencies.ts';
import { deleteSession } from '../identity.repository.ts';

/**
 * Once a browser has signed in again, the session it came with can't be used any more, even if it was
 * another person's: a copy of the old cookie would stay valid, and its owner couldn't sign it out.
 */
export async function endPreviousSession(
  deps: Pick<IdentityDependencies, 'db' | 'clock' | 'settings' | 'securityLog'>,
  headers: RequestHeaders,
): Promise<void> {
  const previous = await findSession(deps, headers);
  if (previous) await deleteSession(deps.db, previous.sessionId);
}
