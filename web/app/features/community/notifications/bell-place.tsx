import { useSyncExternalStore } from 'react';

// The header stands around the application, where nothing can be asked: the bell comes from inside.
const listeners = new Set<() => void>();
let place: HTMLElement | null = null;

/** Where the bell will be. Anyone who is probably signed in sees its room from the start. */
export function BellPlace() {
  return <span ref={setPlace} className="inline-flex in-data-signed-in:min-w-11" />;
}

export function useBellPlace(): HTMLElement | null {
  return useSyncExternalStore(
    watch,
    () => place,
    () => null,
  );
}

function setPlace(element: HTMLElement | null): void {
  place = element;
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
