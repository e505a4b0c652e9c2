import type { Session } from '@danube/contract/identity/identity.schemas.ts';
import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import type { PageSession } from './browser-session.ts';
import { type SessionState, unknownSession } from './session-state.ts';

const SessionContext = createContext<PageSession | null>(null);

/** Stands around the application in the browser. The server has none: it draws for nobody. */
export function SessionProvider(props: { session: PageSession; children: ReactNode }) {
  return <SessionContext value={props.session}>{props.children}</SessionContext>;
}

export type CurrentSession = SessionState & { readonly user: Session['user'] | null };

/** Who is signed in, as far as the page knows by now. */
export function useSession(): CurrentSession {
  const page = use(SessionContext);
  const state = useSyncExternalStore(
    page?.store.watch ?? noopSubscribe,
    page?.store.state ?? stateUnknown,
    stateUnknown,
  );
  return useMemo(() => ({ ...state, user: state.session?.user ?? null }), [state]);
}

/** Acts and events of authentication; null while the server draws, where nobody can act. */
export function useAuth(): PageSession | null {
  return use(SessionContext);
}

function noopSubscribe(): () => void {
  return () => undefined;
}

function stateUnknown(): SessionState {
  return unknownSession;
}
