import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import type { WallClock } from '@danube/contract/events/events.schemas.ts';
import { Temporal } from 'temporal-polyfill';

/** From one wall-clock time to another, both included. */
export type WallClockSpan = { readonly from: WallClock; readonly to: WallClock };

/** A moment as the academy's clock shows it. */
export function onAcademyClock(moment: Date): Temporal.ZonedDateTime {
  const instant = Temporal.Instant.fromEpochMilliseconds(moment.getTime());
  return instant.toZonedDateTimeISO(academyTimeZone);
}

/**
 * The moment that a time on the wall clock means. For the two odd nights of the year RFC 5545
 * (3.3.5) decides: a time that the clock skips counts with the offset before the gap, so 02:30
 * becomes 03:30; a time that comes twice means the first.
 */
export function momentOf(time: WallClock): Temporal.ZonedDateTime {
  const local = Temporal.PlainDateTime.from(time);
  return local.toZonedDateTime(academyTimeZone, { disambiguation: 'compatible' });
}

export function toWallClock(time: Temporal.PlainDateTime | Temporal.ZonedDateTime): WallClock {
  return `${toDate(time)}T${toClockTime(time)}`;
}

export function toDate(time: Temporal.PlainDateTime | Temporal.ZonedDateTime): string {
  return time.toPlainDate().toString();
}

export function toClockTime(time: Temporal.PlainDateTime | Temporal.ZonedDateTime): string {
  return time.toPlainTime().toString({ smallestUnit: 'minute' });
}
