/** Names headings for links: letters and digits of any script, each name once. */
export function createAnchors(prefix = ''): (heading: string) => string {
  const taken = new Map<string, number>();
  return (heading) => {
    const words = heading
      .normalize('NFKD')
      .replace(/\p{Mark}/gu, '')
      .toLowerCase()
      .match(/[\p{Letter}\p{Number}]+/gu);
    const name = [prefix, ...(words ?? ['section'])].filter(Boolean).join('-');
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    return count === 1 ? name : `${name}-${count}`;
  };
}
