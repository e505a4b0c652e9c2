import { useEffect, useState } from 'react';

/** Becomes true when the browser has nothing else to do, and stays so. */
export function useIdleOnce(isWanted = true): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => (isWanted ? whenIdle(() => setIsIdle(true)) : undefined), [isWanted]);
  return isIdle;
}

function whenIdle(act: () => void): () => void {
  // Safari has no such moment: a little later is the next best.
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(act, 500);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act);
  return () => cancelIdleCallback(request);
}
