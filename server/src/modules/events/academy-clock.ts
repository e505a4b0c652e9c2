import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import type { WallClock } from '@danube/contract/events/events.schemas.ts';
import { Temporal } from 'temporal-polyfill';

/** From one local time to another, both inclusive. */
export type WallClockSpan = { readonly from: WallClock; readonly to: WallClock };

/** A timestamp in the academy's time zone. */
export function toAcademyTime(moment: Date): Temporal.ZonedDateTime {
  const instant = Temporal.Instant.fromEpochMilliseconds(moment.getTime());
  return instant.toZonedDateTimeISO(academyTimeZone);
}

/**
 * The instant of a local time. For clock changes RFC 5545 (3.3.5) applies: a skipped time uses the
 * offset before the gap, so 02:30 becomes 03:30; an ambiguous time is the first one.
 */
export function toInstantOfWallClock(time: WallClock): Temporal.ZonedDateTime {
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
