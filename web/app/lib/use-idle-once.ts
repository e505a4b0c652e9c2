import { useEffect, useState } from 'react';

/** Becomes true when the browser is idle, and stays true. */
export function useIdleOnce(isWanted = true): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => (isWanted ? whenIdle(() => setIsIdle(true)) : undefined), [isWanted]);
  return isIdle;
}

function whenIdle(act: () => void): () => void {
  // Safari lacks requestIdleCallback; a short delay comes close.
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(act, 500);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act);
  return () => cancelIdleCallback(request);
}
