import type { PasskeyMessage, SignInOutcome } from '@danube/contract/identity/identity.schemas.ts';
import type { AuthCalls } from './auth-calls.ts';
import { authError, type Result } from './auth-result.ts';
import type { SessionStore } from './session-store.ts';

export type AuthEnvironment = {
  readonly calls: AuthCalls;
  readonly store: SessionStore;
  /** Asks the visitor's authenticator; rejects if the visitor declines. */
  askAuthenticator(question: PasskeyMessage): Promise<PasskeyMessage>;
  /** Navigates to a provider; the visitor comes back to the site root. */
  navigateTo(url: string): void;
};

/** Actions for signing in and out. Every action resolves to a value or an error. */
export function createAuthActions({ calls, store, askAuthenticator, navigateTo }: AuthEnvironment) {
  function followed(answer: Result<SignInOutcome>): Result<SignInOutcome> {
    if (answer.value?.outcome === 'signed-in') store.accept(answer.value.session);
    return answer;
  }
  return {
    signUp: calls.signUp,
    requestPasswordReset: calls.requestPasswordReset,
    signOut: store.signOut,
    signIn: async (input: Parameters<AuthCalls['signIn']>[0]) =>
      followed(await calls.signIn(input)),
    verifySecondFactor: async (input: Parameters<AuthCalls['verifySecondFactor']>[0]) =>
      followed(await calls.verifySecondFactor(input)),
    showSecondFactor: (input: Parameters<AuthCalls['showSecondFactor']>[0]) =>
      store.holdLookups(() => calls.showSecondFactor(input)),
    async signInWithPasskey(): Promise<Result<SignInOutcome>> {
      const question = await calls.startPasskeySignIn();
      if (question.error) return question;
      let answer: PasskeyMessage;
      try {
        answer = await askAuthenticator(question.value);
      } catch {
        // Browsers don't say whether the visitor declined or has no passkey here.
        return { error: authError({ code: 'PASSKEY_DECLINED', data: null }) };
      }
      return store.holdLookups(async () => followed(await calls.finishPasskeySignIn({ answer })));
    },
    async signInWithProvider(
      input: Parameters<AuthCalls['startProviderSignIn']>[0],
    ): Promise<Result<{ url: string }>> {
      const answer = await calls.startProviderSignIn(input);
      if (answer.value) navigateTo(answer.value.url);
      return answer;
    },
    async resetPassword(input: Parameters<AuthCalls['resetPassword']>[0]) {
      const answer = await calls.resetPassword(input);
      // Every session of the account has ended; ours may have been one of them.
      if (answer.value && store.state().session) await store.refresh();
      return answer;
    },
    async confirmAddress(input: Parameters<AuthCalls['confirmAddress']>[0]) {
      const answer = await calls.confirmAddress(input);
      if (answer.value?.outcome === 'signed-in') store.accept(answer.value.session);
      else if (answer.value && store.state().session) await store.refresh();
      return answer;
    },
  };
}
