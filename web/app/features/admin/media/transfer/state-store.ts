/** An observable value for React's useSyncExternalStore. */
export type StateStore<State> = {
  get(): State;
  set(next: State): void;
  subscribe(listener: () => void): () => void;
};

export function createStateStore<State>(first: State): StateStore<State> {
  const listeners = new Set<() => void>();
  let state = first;
  return {
    get: () => state,
    set(next) {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
