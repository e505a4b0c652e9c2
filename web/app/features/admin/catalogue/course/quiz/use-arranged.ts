import { useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Keys for a sortable list whose entries have no ids: they move with the entries, so that the focus
 * and partly typed input stay with them. `arrange` gets the indexes in their new order.
 */
export function useArranged(count: number, arrange: (places: readonly number[]) => void) {
  const [known, setKnown] = useState<readonly number[]>([]);
  const keys = fitted(known, count);

  function put(places: readonly number[]) {
    flushSync(() => {
      setKnown(places.map((place) => keys[place] ?? place));
      arrange(places);
    });
  }

  return {
    keys,
    remove: (index: number) => put(keys.map((_, place) => place).toSpliced(index, 1)),
    /**
     * The clicked button keeps the focus; at the end of the list, where it disappears, its
     * neighbour gets it.
     */
    move(index: number, by: -1 | 1, button: HTMLElement) {
      const row = button.closest('[data-entry]');
      const places = keys.map((_, place) => place);
      put(places.toSpliced(index, 1).toSpliced(index + by, 0, index));
      const next = button.isConnected
        ? button
        : row?.querySelector<HTMLElement>('button, input, textarea');
      next?.focus();
    },
  };
}

/** One key per entry; new entries get the next ones. */
function fitted(known: readonly number[], count: number): number[] {
  const next = Math.max(-1, ...known) + 1;
  return Array.from({ length: count }, (_, place) => known[place] ?? next + place - known.length);
}
