import type { Api } from '../../../lib/api.ts';
import { ask, type RequestOptions } from './auth-answer.ts';

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
    session: () => ask(() => identity.session(), options),
    renewSession: () => ask(() => identity.renewSession(), options),
    signUp: (input: Input<'signUp'>) => ask(() => identity.signUp(input), options),
    signIn: (input: Input<'signIn'>) => ask(() => identity.signIn(input), options),
    verifySecondFactor: (input: Input<'verifySecondFactor'>) =>
      ask(() => identity.verifySecondFactor(input), options),
    showSecondFactor: (input: Parameters<Identity['account']['showSecondFactor']>[0]) =>
      ask(() => identity.account.showSecondFactor(input), options),
    startPasskeySignIn: () => ask(() => identity.startPasskeySignIn(), options),
    finishPasskeySignIn: (input: Input<'finishPasskeySignIn'>) =>
      ask(() => identity.finishPasskeySignIn(input), options),
    startProviderSignIn: (input: Input<'startProviderSignIn'>) =>
      ask(() => identity.startProviderSignIn(input), options),
    signOut: () => ask(() => identity.signOut(), options),
    requestPasswordReset: (input: Input<'requestPasswordReset'>) =>
      ask(() => identity.requestPasswordReset(input), options),
    resetPassword: (input: Input<'resetPassword'>) =>
      ask(() => identity.resetPassword(input), options),
    confirmAddress: (input: Input<'confirmAddress'>) =>
      ask(() => identity.confirmAddress(input), options),
  };
}

export type AuthCalls = ReturnType<typeof createAuthCalls>;
