/** Entries without ids, each with its index as key. */
export function placed<Entry>(entries: readonly Entry[]) {
  return entries.map((entry, index) => ({ entry, index, key: `place ${index}` }));
}
