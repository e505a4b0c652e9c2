import { useEffect, useState } from 'react';

const typingPauseMs = 300;

/** Debounces a value, so that a search sends one request instead of one per letter. */
export function useDebouncedText(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(value), typingPauseMs);
    return () => clearTimeout(pause);
  }, [value]);
  return settled;
}
