import type { Session } from '@danube/contract/identity/identity.schemas.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { RequestHeaders } from '../../../platform/request-headers.ts';
import { findSession } from '../find-session.ts';
import type { IdentityDependencies } from '../identity.dependencies.ts';
import { touchSession } from '../identity.repository.ts';
import { computeSessionEnd } from '../session-lifetime.ts';

/** An open page keeps a member signed in; an administrator must be active. */
export async function renewSession(
  deps: Pick<IdentityDependencies, 'db' | 'clock' | 'accounts' | 'settings' | 'securityLog'>,
  headers: RequestHeaders,
): Promise<Session> {
  const found = await findSession(deps, headers);
  if (!found) throw new DomainError('SESSION_MISSING');
  if (found.session.user.isAdmin) return found.session;
  const now = deps.clock.now();
  await touchSession(deps.db, found.sessionId, now);
  const use = { createdAt: found.createdAt, lastActiveAt: now, isAdmin: false };
  return { ...found.session, expiresAt: computeSessionEnd(use) };
}
