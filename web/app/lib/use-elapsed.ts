import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** True once this much time has passed since the component mounted. */
export function useElapsed(milliseconds: number): boolean {
  const [hasElapsed, setHasElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasElapsed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return hasElapsed;
}

/**
 * The same, measured from when the page was opened, by the browser or by client-side navigation.
 */
export function useElapsedSinceOpening(milliseconds: number): boolean {
  const [hasElapsed, setHasElapsed] = useState(false);
  const isFirstPage = useLocation().key === 'default';
  useEffect(() => {
    // The first page was opened when the browser requested it, well before its scripts ran.
    const past = isFirstPage ? performance.now() : 0;
    const timer = setTimeout(() => setHasElapsed(true), Math.max(0, milliseconds - past));
    return () => clearTimeout(timer);
  }, [milliseconds, isFirstPage]);
  return hasElapsed;
}
