import type { RequestContext } from '../../../platform/request-context.ts';
import { callAccounts } from '../accounts/account-call.ts';
import type { IdentityDependencies } from '../identity.dependencies.ts';
import { requireStrongPassword } from '../password-strength.ts';

/** Checked before the link is consumed, so that a weak password can be corrected. */
export async function resetPassword(
  deps: Pick<IdentityDependencies, 'judge' | 'accounts'>,
  context: RequestContext,
  input: { token: string; password: string },
): Promise<Record<string, never>> {
  requireStrongPassword(deps.judge, input.password, []);
  await callAccounts(context, (request) =>
    deps.accounts.api.resetPassword({
      ...request,
      body: { token: input.token, newPassword: input.password },
    }),
  );
  return {};
}
