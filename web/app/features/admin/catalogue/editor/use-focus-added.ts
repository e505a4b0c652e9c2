import { useCallback, useRef } from 'react';

/** Anyone who asks for another entry keeps typing in it, not on the button. */
export function useFocusAdded() {
  const isAwaited = useRef(false);
  const added = useCallback((field: HTMLElement | null) => {
    if (!field || !isAwaited.current) return;
    isAwaited.current = false;
    field.focus();
  }, []);
  return {
    /** The ref of the field that an entry begins with. */
    added,
    /** To be called before the entry is added. */
    awaitEntry() {
      isAwaited.current = true;
    },
  };
}
