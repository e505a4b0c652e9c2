import type { PasskeyMessage, SignInOutcome } from '@danube/contract/identity/identity.schemas.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { callAccounts } from '../accounts/account-call.ts';
import type { IdentityDependencies } from '../identity.dependencies.ts';
import { createSession } from './create-session.ts';
import { recordFailedSignIn } from './record-failed-sign-in.ts';

type AuthenticatorResponse = NonNullable<
  Parameters<IdentityDependencies['accounts']['api']['verifyPasskeyAuthentication']>[0]
>['body']['response'];

export async function startPasskeySignIn(
  deps: IdentityDependencies,
  context: RequestContext,
): Promise<PasskeyMessage> {
  const options = await callAccounts(context, (request) =>
    deps.accounts.api.generatePasskeyAuthenticationOptions(request),
  );
  return { ...options, userVerification: 'required' };
}

export async function finishPasskeySignIn(
  deps: IdentityDependencies,
  context: RequestContext,
  input: { answer: PasskeyMessage },
): Promise<SignInOutcome> {
  // Untyped: the library validates every field.
  const response = input.answer as unknown as AuthenticatorResponse;
  try {
    await callAccounts(context, (request) =>
      deps.accounts.api.verifyPasskeyAuthentication({ ...request, body: { response } }),
    );
  } catch (error) {
    await recordFailedSignIn(deps, context, { error, userId: null });
    throw error;
  }
  return createSession(deps, context);
}
