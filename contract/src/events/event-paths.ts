/** The address of one occurrence, from its announcement to its replay. */
export function occurrencePath(slug: string, date: string): string {
  return `/events/${slug}/${date}`;
}

/** Where a session is entered: the server checks, counts and redirects to the room. */
export function joinPath(slug: string, date: string): string {
  return `${occurrencePath(slug, date)}/join`;
}
