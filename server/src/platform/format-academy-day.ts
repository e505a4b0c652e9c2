import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import { Temporal } from 'temporal-polyfill';

/** The academy's calendar day at this moment, e.g. `2026-11-16`. */
export function formatAcademyDay(moment: Date): string {
  const instant = Temporal.Instant.fromEpochMilliseconds(moment.getTime());
  return instant.toZonedDateTimeISO(academyTimeZone).toPlainDate().toString();
}

/** When the academy's next calendar day begins. */
export function nextAcademyMidnight(moment: Date): Date {
  const instant = Temporal.Instant.fromEpochMilliseconds(moment.getTime());
  const today = instant.toZonedDateTimeISO(academyTimeZone).toPlainDate();
  const midnight = today.add({ days: 1 }).toZonedDateTime(academyTimeZone);
  return new Date(midnight.epochMilliseconds);
}
