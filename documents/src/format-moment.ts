import { intlLocale, type LanguageCode } from '@danube/contract/locale.ts';

/** A time range, formatted for one language and time zone. */
export type Moment = {
  /** `Tuesday, 17 November 2026` */
  date: string;
  /** `18:00–18:45` */
  time: string;
  /** `Central European Time` */
  zone: string;
  weekday: string;
  day: string;
  month: string;
};

export function formatMoment(
  period: { startsAt: string; durationMinutes: number; timeZone: string },
  language: LanguageCode,
): Moment {
  const { timeZone } = period;
  const start = parseInstant(period.startsAt);
  const end = new Date(start.getTime() + period.durationMinutes * 60_000);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(intlLocale(language), { ...options, timeZone });
  const date = format({ dateStyle: 'full' });
  const hours = format({ timeStyle: 'short' });
  // Past midnight a formatted range would show both dates; the end time is enough.
  const isOneDay = date.format(start) === date.format(end);
  return {
    date: date.format(start),
    time: isOneDay ? hours.formatRange(start, end) : `${hours.format(start)}–${hours.format(end)}`,
    zone: formatZoneName(start, timeZone, language),
    weekday: capitalise(format({ weekday: 'long' }).format(start), language),
    // Only the number: several languages add a full stop or a word to a formatted day.
    day: partOf(format({ day: 'numeric' }), start, 'day'),
    month: capitalise(format({ month: 'long' }).format(start), language),
  };
}

/** `Tue, 17 Nov, 18:00`, where space is limited. */
export function formatShortStart(startsAt: string, timeZone: string, language: LanguageCode) {
  return new Intl.DateTimeFormat(intlLocale(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(parseInstant(startsAt));
}

/** `17–30 November 2026` */
export function formatDays(
  period: { from: string; to: string; timeZone: string },
  language: LanguageCode,
): string {
  return new Intl.DateTimeFormat(intlLocale(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: period.timeZone,
  }).formatRange(parseInstant(period.from), parseInstant(period.to));
}

export function formatTimestamp(at: string, timeZone: string, language: LanguageCode): string {
  return new Intl.DateTimeFormat(intlLocale(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(parseInstant(at));
}

/** `15 November 2026 at 09:30 (Central European Time)` */
export function formatInstant(at: string, timeZone: string, language: LanguageCode): string {
  const zone = formatZoneName(parseInstant(at), timeZone, language);
  return `${formatTimestamp(at, timeZone, language)} (${zone})`;
}

/** `15 November 2026` */
export function formatDay(at: string, timeZone: string, language: LanguageCode): string {
  return new Intl.DateTimeFormat(intlLocale(language), { dateStyle: 'long', timeZone }).format(
    parseInstant(at),
  );
}

/** `15 Nov 2026` or `15.11.2026`, for a column of dates. */
export function formatShortDay(at: string, timeZone: string, language: LanguageCode): string {
  return new Intl.DateTimeFormat(intlLocale(language), { dateStyle: 'medium', timeZone }).format(
    parseInstant(at),
  );
}

/** `November 2026`, from `2026-11`. */
export function formatMonth(month: string, language: LanguageCode): string {
  return new Intl.DateTimeFormat(intlLocale(language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(parseInstant(`${month}-15T12:00:00Z`));
}

export function formatMinutes(minutes: number, language: LanguageCode): string {
  return new Intl.NumberFormat(intlLocale(language), {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  }).format(minutes);
}

/** `45 minutes`, `6.5 hours`: rounded to half hours, because lengths are estimates. */
export function formatDuration(minutes: number, language: LanguageCode): string {
  if (minutes < 60) return formatMinutes(minutes, language);
  return new Intl.NumberFormat(intlLocale(language), {
    style: 'unit',
    unit: 'hour',
    unitDisplay: 'long',
  }).format(Math.round(minutes / 30) / 2);
}

export function formatZoneName(at: Date, timeZone: string, language: LanguageCode): string {
  const format = new Intl.DateTimeFormat(intlLocale(language), {
    timeZoneName: 'longGeneric',
    timeZone,
  });
  return partOf(format, at, 'timeZoneName');
}

export function parseInstant(value: string): Date {
  const instant = new Date(value);
  if (Number.isNaN(instant.getTime())) throw new RangeError(`Not an instant: ${value}`);
  return instant;
}

/** For a word on its own: `mardi` becomes `Mardi`. */
export function capitalise(text: string, language: LanguageCode): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase(language) + rest.join('');
}

function partOf(format: Intl.DateTimeFormat, at: Date, type: Intl.DateTimeFormatPartTypes): string {
  return format.formatToParts(at).find((part) => part.type === type)?.value ?? '';
}
