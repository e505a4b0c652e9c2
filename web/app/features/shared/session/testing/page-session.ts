import type { Session } from '@danube/contract/identity/identity.schemas.ts';
import type { Api } from '../../../../lib/api.ts';
import { createAuthActions } from '../auth-actions.ts';
import { createAuthCalls } from '../auth-calls.ts';
import type { PageSession } from '../browser-session.ts';
import { createSessionStore } from '../session-store.ts';

type Answer = (input: never) => Promise<unknown>;
/** Those of the account are nested one level deeper. */
type Procedures = Partial<Record<keyof Api['identity'], Answer | Readonly<Record<string, Answer>>>>;

/** A page's session over an API with only these procedures. */
export function makePageSession(
  procedures: Procedures = {},
  session?: Session | null,
): PageSession {
  // Tests only call the procedures that they provide.
  const identity = procedures as unknown as Api['identity'];
  const calls = createAuthCalls(identity, { attempts: 1, onFailure: () => undefined });
  const store = createSessionStore({
    calls,
    tabs: { notify: () => undefined, listen: () => () => undefined },
    hasHint: () => false,
    isVisible: () => true,
    onVisibilityChange: () => () => undefined,
  });
  if (session !== undefined) store.accept(session);
  const navigateTo = () => undefined;
  const acts = createAuthActions({ calls, store, askAuthenticator: async () => ({}), navigateTo });
  return { store, acts };
}
