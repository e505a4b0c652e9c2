import { calendarDateSchema } from '@danube/contract/events/events.schemas.ts';
import type { OccurrenceAddress } from '../registration/require-occurrence.ts';

const named = /^([a-z0-9-]+)\/(\d{4}-\d{2}-\d{2})(?:[/._-].*)?$/;

/** `{slug}/{date}.mp4`, or anything below `{slug}/{date}`; null if the name says no session. */
export function sessionIn(name: string): OccurrenceAddress | null {
  const [, slug = '', day = ''] = named.exec(name) ?? [];
  const date = calendarDateSchema.safeParse(day);
  return date.success ? { slug, date: date.data } : null;
}

/** What a film is called that belongs to no session yet. */
export function titleIn(name: string): string {
  const file = name.split('/').at(-1) ?? name;
  return file.replace(/\.[a-z0-9]+$/i, '').slice(0, maxTitle) || file.slice(0, maxTitle);
}

const maxTitle = 140;
