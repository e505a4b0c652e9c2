import { useSyncExternalStore } from 'react';

// The header is outside the application's tree, so the count is in a store.
const listeners = new Set<() => void>();
let shown = 0;

/**
 * How many items are in the cart: none on the server, because the page is the same for everyone.
 */
export function useCartCount(): number {
  return useSyncExternalStore(watch, () => shown, serverCount);
}

export function showCartCount(count: number): void {
  shown = count;
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function serverCount(): number {
  return 0;
}
