import { type Session, userIdSchema } from '@danube/contract/identity/identity.schemas.ts';
import { type Actor, visitor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database.ts';
import type { Accounts } from './accounts.ts';
import { findAdminConfig, findPerson } from './identity.repository.ts';
import { isAdmin } from './is-admin.ts';

type Dependencies = { db: Db; accounts: Accounts; fallbackAdminEmails: readonly string[] };

/** The session that the request's cookie names, with the rights it has at this moment. */
export async function findSession(
  deps: Dependencies,
  headers: Headers,
): Promise<{ sessionId: string; session: Session } | null> {
  // Without the cookie there is nothing to look up.
  if (!headers.get('cookie')?.includes('session=')) return null;
  const found = await deps.accounts.api.getSession({ headers, query: { disableRefresh: true } });
  if (!found) return null;
  const person = await findPerson(deps.db, found.user.id);
  if (!person) return null;
  const stored = await findAdminConfig(deps.db, 'admin_emails');
  return {
    sessionId: found.session.id,
    session: {
      user: {
        id: userIdSchema.parse(person.id),
        email: person.email,
        firstName: person.firstName,
        lastName: person.lastName,
        isAdmin: isAdmin(person, { stored, fallback: deps.fallbackAdminEmails }),
        isSalesRep: person.isSalesRep,
      },
      expiresAt: found.session.expiresAt,
    },
  };
}

export async function findActor(deps: Dependencies, headers: Headers): Promise<Actor> {
  const found = await findSession(deps, headers);
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
