import { useState } from 'react';

/** Which texts are ticked, by their hash: a text that changes is another one, and unticked. */
export function useTicks() {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  return {
    has: (hash: string) => ticked.has(hash),
    set(hash: string, isTicked: boolean) {
      setTicked((before) => {
        const after = new Set(before);
        if (isTicked) after.add(hash);
        else after.delete(hash);
        return after;
      });
    },
  };
}
