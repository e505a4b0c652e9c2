const maxStored = 5;

let searches: readonly string[] = [];

/** What led somewhere during this visit. In memory only: what people look for is nobody's business. */
export function recentSearches(): readonly string[] {
  return searches;
}

export function rememberSearch(query: string): void {
  const plain = query.trim();
  if (plain) searches = [plain, ...searches.filter((other) => other !== plain)].slice(0, maxStored);
}
