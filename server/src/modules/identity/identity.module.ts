import { identityContract } from '@danube/contract/identity/identity.contract.ts';
import { implement } from '@orpc/server';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import { guard } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { accountEndpoints } from './account-endpoints.ts';
import { type AccountSettings, createAccounts } from './accounts.ts';
import { findActor, findSession } from './find-session.ts';
import type { IdentityApi } from './identity.api.ts';
import { findLiveSessions } from './identity.repository.ts';

export function createIdentity(deps: {
  db: Db;
  clock: Clock;
  settings: AccountSettings & { fallbackAdminEmails: readonly string[] };
}) {
  const accounts = createAccounts(deps.db, deps.settings);
  const sessionDeps = {
    db: deps.db,
    accounts,
    fallbackAdminEmails: deps.settings.fallbackAdminEmails,
  };
  const api: IdentityApi = {
    findActor: (headers) => findActor(sessionDeps, headers),
    findLiveSessions: (ids) => findLiveSessions(deps.db, ids, deps.clock.now()),
    handleAccountRequest(request) {
      const path = new URL(request.url).pathname.slice('/api/auth'.length);
      const isOffered = accountEndpoints.has(`${request.method} ${path}`);
      return isOffered ? accounts.handler(request) : Promise.resolve(notOffered());
    },
  };
  const os = implement(identityContract).$context<RequestContext>().use(guard);
  const router = os.router({
    session: os.session.handler(
      async ({ context }) => (await findSession(sessionDeps, context.headers))?.session ?? null,
    ),
  });
  return { api, router, accounts };
}

function notOffered(): Response {
  return Response.json({ code: 'NOT_FOUND' }, { status: 404 });
}
