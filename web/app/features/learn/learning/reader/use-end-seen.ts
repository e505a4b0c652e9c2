import { type RefObject, useEffect, useState } from 'react';

/** Whether the end of a text has been visible; stays true. */
export function useEndSeen(end: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!end.current || isSeen) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [end, isSeen]);
  return isSeen;
}
