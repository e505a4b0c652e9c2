import { type Session, userIdSchema } from '@danube/contract/identity/identity.schemas.ts';
import { type Actor, visitor } from '../../platform/actor.ts';
import type { RequestHeaders } from '../../platform/request-headers.ts';
import { hasSessionCookie, readSessionToken } from './accounts/session-cookie.ts';
import type { IdentityDependencies, IdentitySettings } from './identity.dependencies.ts';
import {
  deleteSession,
  findSessionByToken,
  type StoredSession,
  touchSession,
} from './identity.repository.ts';
import { decideStaffRoles, isAdmin } from './is-admin.ts';
import { hashToken } from './one-time-token.ts';
import { computeSessionEnd, shouldRecordUse } from './session-lifetime.ts';

type Dependencies = Pick<IdentityDependencies, 'db' | 'clock' | 'settings' | 'securityLog'>;

export type FoundSession = {
  sessionId: string;
  createdAt: Date;
  lastActiveAt: Date;
  session: Session;
};

/** The session of the request's cookie, with its current rights. */
export async function findSession(
  deps: Dependencies,
  headers: RequestHeaders,
): Promise<FoundSession | null> {
  const token = readSessionToken(headers, deps.settings);
  if (token === null) {
    recordForgery(deps, headers);
    return null;
  }
  const found = await findSessionByToken(deps.db, hashToken(token));
  if (!found) return null;
  const { person, sessionId, createdAt, lastActiveAt } = found;
  const rights = permissionsOf(deps.settings, found);
  const expiresAt = computeSessionEnd({ createdAt, lastActiveAt, isAdmin: rights.isAdmin });
  const now = deps.clock.now();
  if (person.isSuspended || expiresAt <= now || found.expiresAt <= now) {
    await deleteSession(deps.db, sessionId);
    return null;
  }
  const { id, email, firstName, lastName, isSalesRep } = person;
  const user = { id: userIdSchema.parse(id), email, firstName, lastName, isSalesRep, ...rights };
  return { sessionId, createdAt, lastActiveAt, session: { user, expiresAt } };
}

/** A cookie that we didn't sign; also one of before the secret was replaced. */
function recordForgery(
  { settings, securityLog }: Pick<Dependencies, 'settings' | 'securityLog'>,
  headers: RequestHeaders,
): void {
  if (!hasSessionCookie(headers, settings)) return;
  const event = { at: 'session', reason: 'SIGNATURE_INVALID', userId: null };
  securityLog.record({ kind: 'proof-refused', ...event });
}

/** The actor of a request; counts as activity. */
export async function findActor(deps: Dependencies, headers: RequestHeaders): Promise<Actor> {
  const found = await findSession(deps, headers);
  const now = deps.clock.now();
  if (found && shouldRecordUse(found.lastActiveAt, now)) {
    await touchSession(deps.db, found.sessionId, now);
  }
  return toActor(found);
}

/** The same for automatic requests, which don't count as activity. */
export async function peekActor(deps: Dependencies, headers: RequestHeaders): Promise<Actor> {
  return toActor(await findSession(deps, headers));
}

function toActor(found: FoundSession | null): Actor {
  if (!found) return visitor;
  const { user } = found.session;
  return {
    kind: 'member',
    userId: user.id,
    sessionId: found.sessionId,
    isAdmin: user.isAdmin,
    roles: user.roles,
    isSalesRep: user.isSalesRep,
  };
}

function permissionsOf(
  { fallbackAdminEmails, requiresSecondFactor }: IdentitySettings,
  { person, adminEmails, secondFactorAt }: StoredSession,
) {
  const isNamed = isAdmin(person, { stored: adminEmails, fallback: fallbackAdminEmails });
  const needsSecondFactor = isNamed && requiresSecondFactor && secondFactorAt === null;
  const isActive = isNamed && !needsSecondFactor;
  return {
    isAdmin: isActive,
    roles: isActive ? [...decideStaffRoles(person, isNamed)] : [],
    needsSecondFactor,
  };
}
