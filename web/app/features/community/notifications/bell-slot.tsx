import { useSyncExternalStore } from 'react';

// The header is outside the application, without queries: the bell is rendered from inside.
const listeners = new Set<() => void>();
let slot: HTMLElement | null = null;

/**
 * The bell's place in the header. People who are probably signed in see its space from the start.
 */
export function BellSlot() {
  return <span ref={setSlot} className="inline-flex in-data-signed-in:min-w-11" />;
}

export function useBellSlot(): HTMLElement | null {
  return useSyncExternalStore(
    watch,
    () => slot,
    () => null,
  );
}

function setSlot(element: HTMLElement | null): void {
  slot = element;
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
