/** Entries without ids, each with its index as key. */
export function withIndexKeys<Entry>(entries: readonly Entry[]) {
  return entries.map((entry, index) => ({ entry, index, key: `place ${index}` }));
}
