import { type RefObject, useEffect, useState } from 'react';

/** What was pressed has gone with its surroundings; the keyboard goes on at what came instead. */
export function useFocusOnMount(target: RefObject<HTMLElement | null>, isWanted: boolean): void {
  // Only what was wanted when it came counts.
  const [wasWanted] = useState(isWanted);
  useEffect(() => {
    if (wasWanted) target.current?.focus();
  }, [target, wasWanted]);
}
