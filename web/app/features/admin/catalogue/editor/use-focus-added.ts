import { useCallback, useRef } from 'react';

/** Focuses a new entry, so that people can keep typing. */
export function useFocusAdded() {
  const isAwaited = useRef(false);
  const added = useCallback((field: HTMLElement | null) => {
    if (!field || !isAwaited.current) return;
    isAwaited.current = false;
    field.focus();
  }, []);
  return {
    /** The ref for an entry's first field. */
    added,
    /** Call this before the entry is added. */
    awaitEntry() {
      isAwaited.current = true;
    },
  };
}
