import type { LanguageCode } from '@danube/contract/locale.ts';
import { cachedByLanguage } from './format-locale.ts';
import { cityOf, isOffset } from './zone-place.ts';

/** The time zone of the academy, and of pages that are the same for every visitor. */
export const academyTimeZone = 'Europe/Bratislava';

/** The language and time zone to format an instant in. */
export type DateView = { language: LanguageCode; timeZone: string };

const styles = {
  /** 17 November 2026 */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** 17 Nov 2026 */
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  /** Tuesday 17 November */
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  /** Tue 17 Nov */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  /** 17 Nov */
  monthDay: { day: 'numeric', month: 'short' },
  /** Tuesday */
  weekdayName: { weekday: 'long' },
  /** Tue */
  weekdayShort: { weekday: 'short' },
  /** 17 */
  dayNumber: { day: 'numeric' },
  /** November */
  monthName: { month: 'long' },
  /** Nov */
  monthShort: { month: 'short' },
  /** November 2026 */
  month: { month: 'long', year: 'numeric' },
  /** 18:00 */
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  /** 17 Nov 2026, 18:00 */
  moment: {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof styles;

const byStyle = cachedByLanguage((locales, kind) => {
  const [style, timeZone] = kind.split(' ');
  // The key is built by formatDate below from a DateStyle.
  return new Intl.DateTimeFormat(locales, { ...styles[style as DateStyle], timeZone });
});

const relative = cachedByLanguage(
  (locales) => new Intl.RelativeTimeFormat(locales, { numeric: 'auto' }),
);

const zoneName = cachedByLanguage(
  (locales, timeZone) => new Intl.DateTimeFormat(locales, { timeZone, timeZoneName: 'short' }),
);

export function formatDate(instant: Date, style: DateStyle, view: DateView): string {
  return byStyle(view.language, `${style} ${view.timeZone}`).format(instant);
}

/**
 * The abbreviation of the time zone on that day, such as CET; summer and winter differ. If the
 * language has none, the English one is used, or else the zone's city.
 */
export function formatZone(instant: Date, view: DateView): string {
  const names = [view.language, 'en' as const].map((language) =>
    zoneName(language, view.timeZone)
      .formatToParts(instant)
      .find((part) => part.type === 'timeZoneName'),
  );
  const known = names.find((name) => name !== undefined && !isOffset(name.value));
  return known?.value ?? cityOf(view.timeZone);
}

const relativeUnits = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** "3 hours ago", "tomorrow": the largest unit that fits at least once. */
export function formatRelative(instant: Date, now: Date, language: LanguageCode): string {
  const seconds = (instant.getTime() - now.getTime()) / 1000;
  const span = relativeUnits.find(([, length]) => Math.abs(seconds) >= length);
  if (!span) return relative(language).format(0, 'second');
  return relative(language).format(Math.trunc(seconds / span[1]), span[0]);
}

/** A duration as on a player: 6:40, or 1:02:05 from an hour on. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const pad = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = pad(whole % 60);
  return hours > 0 ? `${hours}:${pad(minutes)}:${rest}` : `${minutes}:${rest}`;
}
