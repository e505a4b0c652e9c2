import { DomainError } from '../../../platform/domain-error.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { callAccounts } from '../accounts/account-call.ts';
import { findSession } from '../find-session.ts';
import type { IdentityDependencies } from '../identity.dependencies.ts';
import { personTarget } from '../person-target.ts';

export async function signOut(
  deps: IdentityDependencies,
  context: RequestContext,
): Promise<Record<string, never>> {
  const found = await findSession(deps, context.headers);
  // Clears the cookie in either case.
  await callAccounts(context, (request) => deps.accounts.api.signOut(request));
  if (!found) throw new DomainError('SESSION_MISSING');
  context.responseHeaders.set('clear-site-data', '"cache"');
  const { user } = found.session;
  await deps.transact(async (change) =>
    change.audit({
      actor: { kind: user.isAdmin ? 'admin' : 'member', id: user.id },
      action: 'account.sign-out',
      target: personTarget(user.id),
      requestId: context.requestId,
    }),
  );
  return {};
}
