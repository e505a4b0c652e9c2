import type { LanguageCode } from '../locale.ts';

/** The path of one occurrence, from announcement to replay. */
export function occurrencePath(slug: string, date: string): string {
  return `/events/${slug}/${date}`;
}

/** The weekly session without its own room: the server redirects to the academy's room. */
export const weeklyJoinPath = '/events/join';

/** The join link: the server checks access, counts the visit and redirects to the room. */
export function joinPath(slug: string, date: string): string {
  return `${occurrencePath(slug, date)}/join`;
}

/** The image that link previews show. */
export function sessionCardPath(slug: string, date: string, language: LanguageCode): string {
  return `${occurrencePath(slug, date)}/card.png?lang=${language}`;
}
