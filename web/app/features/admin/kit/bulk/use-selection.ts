import { useRef, useState } from 'react';

export type Selection = ReturnType<typeof useSelection>;

/** Which rows of the page are selected. What is no longer on the page isn't selected either. */
export function useSelection(ids: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  const selected = ids.filter((id) => chosen.has(id));
  return {
    selected,
    isSelected: (id: string) => chosen.has(id),
    isAll: ids.length > 0 && selected.length === ids.length,
    /** With Shift, all rows since the last clicked one are selected too. */
    toggle(id: string, isRange: boolean) {
      const isOn = !chosen.has(id);
      const next = new Set(selected);
      for (const each of isRange ? rangeOf(ids, last.current, id) : [id]) {
        if (isOn) next.add(each);
        else next.delete(each);
      }
      last.current = id;
      setChosen(next);
    },
    toggleAll: () => setChosen(new Set(selected.length === ids.length ? [] : ids)),
    /** Leaves only these selected. */
    keep: (kept: readonly string[]) => setChosen(new Set(kept)),
    clear: () => setChosen(new Set()),
  };
}

function rangeOf(ids: readonly string[], from: string | null, to: string): readonly string[] {
  const start = from === null ? -1 : ids.indexOf(from);
  const end = ids.indexOf(to);
  if (start === -1) return [to];
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}
