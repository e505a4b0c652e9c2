import { type RefObject, useEffect, useState } from 'react';

/** The pressed element is gone; focus moves to what replaced it. */
export function useFocusOnMount(target: RefObject<HTMLElement | null>, isWanted: boolean): void {
  // Only what was wanted when it came counts.
  const [wasWanted] = useState(isWanted);
  useEffect(() => {
    if (wasWanted) target.current?.focus();
  }, [target, wasWanted]);
}
