/** Creates unique heading anchors from letters and digits of any script. */
export function createAnchors(prefix = ''): (heading: string) => string {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return (heading) => {
    const words = heading
      .normalize('NFKD')
      .replace(/\p{Mark}/gu, '')
      .toLowerCase()
      .match(/[\p{Letter}\p{Number}]+/gu);
    const name = [prefix, ...(words ?? ['section'])].filter(Boolean).join('-');
    let count = counts.get(name) ?? 1;
    let free = name;
    // Another heading may already have this anchor with the same suffix.
    while (taken.has(free)) {
      count += 1;
      free = `${name}-${count}`;
    }
    counts.set(name, count);
    taken.add(free);
    return free;
  };
}
