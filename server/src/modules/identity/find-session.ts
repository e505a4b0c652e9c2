import { type Session, userIdSchema } from '@danube/contract/identity/identity.schemas.ts';
import { type Actor, visitor } from '../../platform/actor.ts';
import type { IdentityDependencies } from './identity.dependencies.ts';
import {
  adminEmailsKey,
  deleteSession,
  findAdminConfig,
  findPerson,
  type Person,
  touchSession,
} from './identity.repository.ts';
import { isAdmin } from './is-admin.ts';
import { sessionEnd, shouldRecordUse } from './session-lifetime.ts';

type Dependencies = Pick<IdentityDependencies, 'db' | 'clock' | 'accounts' | 'settings'>;

export type FoundSession = {
  sessionId: string;
  createdAt: Date;
  lastActiveAt: Date;
  session: Session;
};

/** The session that the request's cookie names, with the rights it has at this moment. */
export async function findSession(
  deps: Dependencies,
  headers: Headers,
): Promise<FoundSession | null> {
  // Without the cookie there is nothing to look up.
  if (!headers.get('cookie')?.includes('session=')) return null;
  const found = await deps.accounts.api.getSession({ headers, query: { disableRefresh: true } });
  if (!found) return null;
  const person = await findPerson(deps.db, found.user.id);
  if (!person) return null;
  const { id: sessionId, createdAt, lastActiveAt, hasSecondFactor } = found.session;
  const rights = await rightsOf(deps, person, hasSecondFactor === true);
  const use = { createdAt, lastActiveAt: lastActiveAt ?? createdAt, isAdmin: rights.isAdmin };
  const expiresAt = sessionEnd(use);
  if (person.isSuspended || expiresAt <= deps.clock.now()) {
    await deleteSession(deps.db, sessionId);
    return null;
  }
  const { id, email, firstName, lastName, isSalesRep } = person;
  const user = { id: userIdSchema.parse(id), email, firstName, lastName, isSalesRep, ...rights };
  return { sessionId, createdAt, lastActiveAt: use.lastActiveAt, session: { user, expiresAt } };
}

/** The actor behind a request; being asked counts as use of the session. */
export async function findActor(deps: Dependencies, headers: Headers): Promise<Actor> {
  const found = await findSession(deps, headers);
  const now = deps.clock.now();
  if (found && shouldRecordUse(found.lastActiveAt, now)) {
    await touchSession(deps.db, found.sessionId, now);
  }
  return toActor(found);
}

/** The same for what a page does by itself, which is no use. */
export async function findWatcher(deps: Dependencies, headers: Headers): Promise<Actor> {
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
    isSalesRep: user.isSalesRep,
  };
}

async function rightsOf(deps: Dependencies, person: Person, hasSecondFactor: boolean) {
  const stored = await findAdminConfig(deps.db, adminEmailsKey);
  const { fallbackAdminEmails, requiresSecondFactor } = deps.settings;
  const isNamed = isAdmin(person, { stored, fallback: fallbackAdminEmails });
  const needsSecondFactor = isNamed && requiresSecondFactor && !hasSecondFactor;
  return { isAdmin: isNamed && !needsSecondFactor, needsSecondFactor };
}
