import type { Session } from '@danube/contract/identity/identity.schemas.ts';
import {
  type AuthEvent,
  afterUpdate,
  type SessionUpdate,
  unknownSession,
} from './session-state.ts';

export type Stop = () => void;
export type AuthListener = (event: AuthEvent, session: Session | null) => void;

export function createObservableSession() {
  let state = unknownSession;
  const watchers = new Set<() => void>();
  const listeners = new Set<AuthListener>();

  function emit(event: AuthEvent) {
    for (const listener of listeners) listener(event, state.session);
  }
  return {
    emit,
    state: () => state,
    receiveEvents(news: SessionUpdate) {
      const next = afterUpdate(state, news);
      if (next.state === state) return;
      state = next.state;
      for (const watch of watchers) watch();
      for (const event of next.events) emit(event);
    },
    watch(watcher: () => void): Stop {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    onAuthEvent(listener: AuthListener): Stop {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
