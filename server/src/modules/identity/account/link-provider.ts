import { callAccounts } from '../accounts/account-call.ts';
import type { IdentityDependencies } from '../identity.dependencies.ts';
import { requireRecentFactor } from '../require-recent-factor.ts';
import type { OwnActionContext } from './own-action-context.ts';
import { proveIdentity } from './prove-identity.ts';

const settingsPath = '/account-settings';

/**
 * Where to redirect the browser; it returns to the settings. This is the only way to link a
 * provider to an existing account: a matching email address isn't enough.
 */
export async function startProviderLink(
  deps: IdentityDependencies,
  act: OwnActionContext<{ currentPassword?: string | undefined; id: string }>,
): Promise<{ url: string }> {
  await proveIdentity(deps, act.member, act.input);
  await requireRecentFactor(deps, deps.db, act.member);
  // The library appends the error, if there is one.
  const back = `${settingsPath}?linking=${encodeURIComponent(act.input.id)}`;
  const answer = await callAccounts(act.context, (request) =>
    deps.accounts.api.linkSocialAccount({
      ...request,
      body: {
        provider: act.input.id,
        callbackURL: back,
        errorCallbackURL: back,
      },
    }),
  );
  if (!answer.url) throw new Error('the account library named no address');
  return { url: answer.url };
}
