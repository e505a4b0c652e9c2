/** The address of one occurrence, from its announcement to its replay. */
export function occurrencePath(slug: string, date: string): string {
  return `/events/${slug}/${date}`;
}

/** The weekly session where the programme names no room: the server redirects to the academy's own. */
export const weeklyJoinPath = '/events/join';

/** Where a session is entered: the server checks, counts and redirects to the room. */
export function joinPath(slug: string, date: string): string {
  return `${occurrencePath(slug, date)}/join`;
}
