import { type RefObject, useEffect, useState } from 'react';

/** The clicked element is gone, so the focus moves to its replacement. */
export function useFocusOnMount(target: RefObject<HTMLElement | null>, isWanted: boolean): void {
  // Only the initial value counts.
  const [wasWanted] = useState(isWanted);
  useEffect(() => {
    if (wasWanted) target.current?.focus();
  }, [target, wasWanted]);
}
