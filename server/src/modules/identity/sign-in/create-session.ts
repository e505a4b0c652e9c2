import type { SignInOutcome } from '@danube/contract/identity/identity.schemas.ts';
import type { CallContext } from '../accounts/account-call.ts';
import { findSession } from '../find-session.ts';
import type { IdentityDependencies } from '../identity.dependencies.ts';
import { endPreviousSession } from './end-previous-session.ts';

type SignedIn = Extract<SignInOutcome, { outcome: 'signed-in' }>;

/** The session that this response creates, as the next request will read it. The previous one ends. */
export async function createSession(
  deps: Pick<IdentityDependencies, 'db' | 'clock' | 'accounts' | 'settings' | 'securityLog'>,
  context: CallContext,
): Promise<SignedIn> {
  const cookies = context.responseHeaders.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  const found = await findSession(deps, new Headers({ cookie: cookies.join('; ') }));
  if (!found) throw new Error('the session that was just begun is not there');
  await endPreviousSession(deps, context.headers);
  return { outcome: 'signed-in', session: found.session };
}
