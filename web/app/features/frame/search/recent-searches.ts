const maxStored = 5;

let searches: readonly string[] = [];

/** Successful searches of this visit. In memory only, because searches are private. */
export function recentSearches(): readonly string[] {
  return searches;
}

export function rememberSearch(query: string): void {
  const plain = query.trim();
  if (plain) searches = [plain, ...searches.filter((other) => other !== plain)].slice(0, maxStored);
}
