import type { Session } from '@danube/contract/identity/identity.schemas.ts';
import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import type { PageSession } from './browser-session.ts';
import { type SessionState, unknownSession } from './session-state.ts';

const SessionContext = createContext<PageSession | null>(null);

/**
 * Around the application in the browser. On the server there is none, because pages are the same
 * for everyone.
 */
export function SessionProvider(props: { session: PageSession; children: ReactNode }) {
  return <SessionContext value={props.session}>{props.children}</SessionContext>;
}

export type CurrentSession = SessionState & { readonly user: Session['user'] | null };

/** The session as far as the page knows it. */
export function useSession(): CurrentSession {
  const page = use(SessionContext);
  const state = useSyncExternalStore(
    page?.store.watch ?? noopSubscribe,
    page?.store.state ?? readUnknownSession,
    readUnknownSession,
  );
  return useMemo(() => ({ ...state, user: state.session?.user ?? null }), [state]);
}

/** Authentication actions and events; null on the server. */
export function useAuth(): PageSession | null {
  return use(SessionContext);
}

function noopSubscribe(): () => void {
  return () => undefined;
}

function readUnknownSession(): SessionState {
  return unknownSession;
}
