import type { SignInOutcome } from '@danube/contract/identity/identity.schemas.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { callAccounts, withoutSession } from '../accounts/account-call.ts';
import type { IdentityDependencies } from '../identity.dependencies.ts';
import { recordSecondFactorChange } from '../record-second-factor-change.ts';
import { readSecondFactorCode } from '../second-factor-code.ts';
import { createSession } from './create-session.ts';
import { recordFailedSignIn } from './record-failed-sign-in.ts';

export async function verifySecondFactor(
  deps: IdentityDependencies,
  context: RequestContext,
  input: { code: string },
): Promise<SignInOutcome> {
  const { isFromApp, code } = readSecondFactorCode(input.code);
  // With a session the library would treat this as setting up a factor.
  const visiting = { ...context, headers: withoutSession(context.headers) };
  try {
    await callAccounts(visiting, (request) =>
      isFromApp
        ? deps.accounts.api.verifyTOTP({ ...request, body: { code } })
        : deps.accounts.api.verifyBackupCode({ ...request, body: { code } }),
    );
  } catch (error) {
    await recordFailedSignIn(deps, context, { error, userId: null });
    throw error;
  }
  const outcome = await createSession(deps, context);
  if (!isFromApp) {
    const { id } = outcome.session.user;
    await recordSecondFactorChange(deps, { userId: id, change: 'recovery-code-used', context });
  }
  return outcome;
}
