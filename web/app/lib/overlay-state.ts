import { useSyncExternalStore } from 'react';

/** Whether a dialog is requested, and by what, to which the focus returns. */
export type OverlayState = { readonly isOpen: boolean; readonly opener: HTMLElement | null };

const closed: OverlayState = { isOpen: false, opener: null };

/** For a dialog that stands once in the document and is opened from anywhere in it. */
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
      // Keeps its opener: the dialog gives the focus back while it is closing.
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
