import type { Session } from '@danube/contract/identity/identity.schemas.ts';

export type SessionState = {
  readonly isLoading: boolean;
  readonly isInitialised: boolean;
  readonly session: Session | null;
  /** The server may have ended the session already: automatic requests stop. */
  readonly isSigningOut: boolean;
};

export type AuthEvent = 'SIGNED_IN' | 'SIGNED_OUT' | 'TOKEN_REFRESHED' | 'PASSWORD_RECOVERY';

export type SessionUpdate =
  /** The signed-in person according to the server; null for a visitor. */
  | { readonly kind: 'found'; readonly session: Session | null }
  /** The first lookup failed: treated as a visitor, until a session is found. */
  | { readonly kind: 'gave-up' }
  /** Requested, here or in another tab; ends with the next `found`. */
  | { readonly kind: 'signing-out' }
  | { readonly kind: 'renewed'; readonly session: Session };

/** Before the first lookup, and on the server, which never knows the visitor. */
export const unknownSession: SessionState = {
  isLoading: true,
  isInitialised: false,
  session: null,
  isSigningOut: false,
};

/** Every transition of a session in a page. */
export function afterUpdate(
  state: SessionState,
  news: SessionUpdate,
): { state: SessionState; events: readonly AuthEvent[] } {
  switch (news.kind) {
    case 'gave-up':
      return state.isInitialised
        ? withoutEvents(state)
        : { state: toSettledState(null), events: [] };
    case 'signing-out':
      return withoutEvents(state.session ? { ...state, isSigningOut: true } : state);
    case 'renewed':
      return { state: toSettledState(news.session), events: ['TOKEN_REFRESHED'] };
    case 'found':
      if (isSettled(state) && isSame(state.session, news.session)) return withoutEvents(state);
      return {
        state: toSettledState(news.session),
        events: eventsBetween(state.session, news.session),
      };
  }
}

function eventsBetween(before: Session | null, after: Session | null): readonly AuthEvent[] {
  if (before?.user.id === after?.user.id) return [];
  // Another account replaces the first one: its data must be dropped.
  const ended: readonly AuthEvent[] = before ? ['SIGNED_OUT'] : [];
  return after ? [...ended, 'SIGNED_IN'] : ended;
}

function isSame(one: Session | null, other: Session | null): boolean {
  if (!one || !other) return one === other;
  return JSON.stringify(one) === JSON.stringify(other);
}

function isSettled({ isInitialised, isSigningOut }: SessionState): boolean {
  return isInitialised && !isSigningOut;
}

function toSettledState(session: Session | null): SessionState {
  return { isLoading: false, isInitialised: true, session, isSigningOut: false };
}

function withoutEvents(state: SessionState) {
  return { state, events: [] };
}
