/** Entries of a list that have nothing but their place to be told by, each with its key. */
export function placed<Entry>(entries: readonly Entry[]) {
  return entries.map((entry, index) => ({ entry, index, key: `place ${index}` }));
}
