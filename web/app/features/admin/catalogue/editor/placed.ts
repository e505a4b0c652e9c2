/** Entries of a list that are identified only by their position, each with its key. */
export function placed<Entry>(entries: readonly Entry[]) {
  return entries.map((entry, index) => ({ entry, index, key: `place ${index}` }));
}
