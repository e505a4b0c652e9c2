import { useState } from 'react';

/** Which texts are ticked, by hash, so that a changed text is unticked. */
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
