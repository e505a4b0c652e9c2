import { createHmac, timingSafeEqual } from 'node:crypto';
import { joinPath, occurrencePath } from '@danube/contract/events/event-paths.ts';
import { calendarDateSchema, eventIdSchema } from '@danube/contract/events/events.schemas.ts';
import * as z from 'zod';
import type { EventsDependencies } from '../events.dependencies.ts';
import type { OccurrenceKey } from '../events.repository.ts';
import type { PlannedOccurrence } from '../occurrences.ts';

type Settings = EventsDependencies['settings'];

/** The registration a link belongs to. */
export type LinkedRegistration = OccurrenceKey & { readonly userId: string };

const linkedSchema = z.tuple([eventIdSchema, calendarDateSchema, z.string().min(1)]);

export function pageUrl({ siteUrl }: Settings, { event, date }: PlannedOccurrence): string {
  return `${siteUrl}${occurrencePath(event.slug, date)}`;
}

/** Null if there is no room. */
export function joinUrl({ siteUrl }: Settings, { event, date }: PlannedOccurrence): string | null {
  return event.meetingUrl === null ? null : `${siteUrl}${joinPath(event.slug, date)}`;
}

/** The token comes after the `#`, so that servers, logs and statistics don't see it. */
export function cancelUrl(
  settings: Settings,
  occurrence: PlannedOccurrence,
  userId: string,
): string {
  const { seriesId } = occurrence.event;
  const token = cancelToken(settings, { seriesId, date: occurrence.date, userId });
  return `${pageUrl(settings, occurrence)}#cancel=${token}`;
}

/** Derived, so nothing is stored: the registration, and our signature. */
function cancelToken(settings: Settings, linked: LinkedRegistration): string {
  const { seriesId, date, userId } = linked;
  const named = Buffer.from(JSON.stringify([seriesId, date, userId])).toString('base64url');
  return `${named}.${signatureOf(settings, named).toString('base64url')}`;
}

/** Null if the signature isn't ours. */
export function readCancelToken(settings: Settings, token: string): LinkedRegistration | null {
  const [named = '', signature = ''] = token.split('.');
  const expected = signatureOf(settings, named);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [seriesId, date, userId] = linkedSchema.parse(
    JSON.parse(Buffer.from(named, 'base64url').toString()),
  );
  return { seriesId, date, userId };
}

function signatureOf({ secret }: Settings, named: string): Buffer {
  return createHmac('sha256', `event-registration:${secret}`).update(named).digest();
}
