import { calendarDateSchema } from '@danube/contract/events/events.schemas.ts';
import { intlLocale } from '@danube/contract/locale.ts';
import { videoExtensions } from '@danube/contract/videos/upload-rules.ts';
import type { PlannedOccurrence } from '../occurrences.ts';
import type { OccurrenceSlug } from '../registration/require-occurrence.ts';

const named = /^([a-z0-9-]+)\/(\d{4}-\d{2}-\d{2})(?:[/._-].*)?$/;

/** Recording software also puts chats, subtitles and audio tracks there. */
export function isVideo(name: string): boolean {
  const lower = name.toLowerCase();
  return videoExtensions.some((ending) => lower.endsWith(ending));
}

/**
 * `{slug}/{date}.mp4`, or any video below `{slug}/{date}`; null if the name identifies no session.
 */
export function parseSession(name: string): OccurrenceSlug | null {
  const [, slug = '', day = ''] = named.exec(name) ?? [];
  const date = calendarDateSchema.safeParse(day);
  return date.success ? { slug, date: date.data } : null;
}

/** The title of a video that belongs to no session yet. */
export function titleIn(name: string): string {
  const file = name.split('/').at(-1) ?? name;
  return file.replace(/\.[a-z0-9]+$/i, '').slice(0, maxTitle) || file.slice(0, maxTitle);
}

/** The session's title and its day. */
export function titleOf({ event, start }: PlannedOccurrence): string {
  const locale = intlLocale(event.language);
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const day = `, ${format.format(new Date(`${start.toPlainDate()}T12:00:00Z`))}`;
  return `${event.title.slice(0, maxTitle - day.length)}${day}`;
}

/** As in the video's schema. */
const maxTitle = 140;
