import { useEffect, useState } from 'react';

const typingPauseMs = 300;

/** What is typed, once it has not changed for a moment: a search is requested once, not by letter. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(value), typingPauseMs);
    return () => clearTimeout(pause);
  }, [value]);
  return settled;
}
