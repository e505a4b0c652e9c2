import type { Api } from '../../../lib/api.ts';
import { type RequestOptions, requestWithRetry } from './auth-result.ts';

type Identity = Api['identity'];
type Input<Name extends keyof Identity> = Identity[Name] extends (input: infer Given) => unknown
  ? Given
  : never;

/**
 * The authentication procedures as functions that return errors instead of throwing. The page calls
 * them over HTTP, the server in-process for forms submitted before hydration.
 */
export function createAuthCalls(identity: Identity, options: RequestOptions) {
  return {
    session: () => requestWithRetry(() => identity.session(), options),
    renewSession: () => requestWithRetry(() => identity.renewSession(), options),
    signUp: (input: Input<'signUp'>) => requestWithRetry(() => identity.signUp(input), options),
    signIn: (input: Input<'signIn'>) => requestWithRetry(() => identity.signIn(input), options),
    verifySecondFactor: (input: Input<'verifySecondFactor'>) =>
      requestWithRetry(() => identity.verifySecondFactor(input), options),
    showSecondFactor: (input: Parameters<Identity['account']['showSecondFactor']>[0]) =>
      requestWithRetry(() => identity.account.showSecondFactor(input), options),
    startPasskeySignIn: () => requestWithRetry(() => identity.startPasskeySignIn(), options),
    finishPasskeySignIn: (input: Input<'finishPasskeySignIn'>) =>
      requestWithRetry(() => identity.finishPasskeySignIn(input), options),
    startProviderSignIn: (input: Input<'startProviderSignIn'>) =>
      requestWithRetry(() => identity.startProviderSignIn(input), options),
    signOut: () => requestWithRetry(() => identity.signOut(), options),
    requestPasswordReset: (input: Input<'requestPasswordReset'>) =>
      requestWithRetry(() => identity.requestPasswordReset(input), options),
    resetPassword: (input: Input<'resetPassword'>) =>
      requestWithRetry(() => identity.resetPassword(input), options),
    confirmAddress: (input: Input<'confirmAddress'>) =>
      requestWithRetry(() => identity.confirmAddress(input), options),
  };
}

export type AuthCalls = ReturnType<typeof createAuthCalls>;
