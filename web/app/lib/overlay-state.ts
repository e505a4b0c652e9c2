import { useSyncExternalStore } from 'react';

/** Whether a dialog is open, and the element that gets the focus back. */
export type OverlayState = { readonly isOpen: boolean; readonly opener: HTMLElement | null };

const closed: OverlayState = { isOpen: false, opener: null };

/** For a dialog that is mounted once and opened from anywhere. */
export function createOverlayState() {
  const listeners = new Set<() => void>();
  let state = closed;

  function change(next: OverlayState): void {
    state = next;
    for (const listener of listeners) listener();
  }
  function watch(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    open(opener: Element | null): void {
      change({ isOpen: true, opener: opener instanceof HTMLElement ? opener : null });
    },
    close(): void {
      // Keeps the opener, because the dialog restores the focus while closing.
      if (state.isOpen) change({ ...state, isOpen: false });
    },
    useOverlay: (): OverlayState =>
      useSyncExternalStore(
        watch,
        () => state,
        () => closed,
      ),
  };
}
