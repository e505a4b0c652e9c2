import type { PasskeyMessage } from '@danube/contract/identity/identity.schemas.ts';
import { browserApi } from '../../../lib/api.ts';
import { logFailureCode } from '../../../lib/log-failure.ts';
import { createAuthActions } from './auth-actions.ts';
import { createAuthCalls } from './auth-calls.ts';
import { isSessionMissing } from './auth-result.ts';
import { createSessionStore, type SessionEnvironment, type TabMessage } from './session-store.ts';
import { hasSignInHint } from './sign-in-hint.ts';

const attempts = 3;

/** The session of this page in a real browser. Does nothing until its store is started. */
export function createBrowserSession() {
  const calls = createAuthCalls(browserApi.identity, {
    attempts,
    onFailure(error) {
      if (!isSessionMissing(error)) logFailureCode(error.code);
    },
  });
  // A failed lookup is repeated on the next tick, so it isn't retried.
  const quiet = createAuthCalls(browserApi.identity, { attempts, onFailure: () => undefined });
  const store = createSessionStore({
    calls: { ...quiet, signOut: calls.signOut },
    tabs: otherTabs(),
    hasHint: hasSignInHint,
    isVisible: () => document.visibilityState === 'visible',
    onVisibilityChange(listener) {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
  });
  const acts = createAuthActions({
    calls,
    store,
    askAuthenticator,
    navigateTo: (url) => location.assign(url),
  });
  return { store, acts };
}

export type PageSession = ReturnType<typeof createBrowserSession>;

async function askAuthenticator(question: PasskeyMessage): Promise<PasskeyMessage> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  // The server's library created these options in this format; the contract passes them through.
  const optionsJSON = question as unknown as Parameters<
    typeof startAuthentication
  >[0]['optionsJSON'];
  return { ...(await startAuthentication({ optionsJSON })) };
}

function otherTabs(): SessionEnvironment['tabs'] {
  const channel = new BroadcastChannel('danube:session');
  return {
    notify: (message) => channel.postMessage(message),
    listen(listener) {
      const receiveEvents = (event: MessageEvent<TabMessage>) => listener(event.data);
      channel.addEventListener('message', receiveEvents);
      return () => channel.removeEventListener('message', receiveEvents);
    },
  };
}
