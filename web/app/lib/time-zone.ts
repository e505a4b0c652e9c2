import type { LanguageCode } from '@danube/contract/locale.ts';
import { useSyncExternalStore } from 'react';
import { academyTimeZone } from './format-date.ts';
import { remembered } from './format-locale.ts';
import { isOffset, placeOf } from './zone-place.ts';

/**
 * The visitor's clock. Pages are made for everyone on the academy's clock; the browser takes
 * that for its first picture too, so both agree, and then turns to the visitor's own.
 */
export function useVisitorTimeZone(): string {
  return useSyncExternalStore(never, visitorTimeZone, () => academyTimeZone);
}

const longName = remembered(
  (locales, timeZone) =>
    new Intl.DateTimeFormat(locales, { timeZone, timeZoneName: 'longGeneric' }),
);

/** Any moment of our time: zones had other names in 1970, where Intl would begin. */
const recent = Date.UTC(2026, 0, 1);

/** A zone in words that hold in summer and winter: Central European Time. */
export function formatZoneName(language: LanguageCode, timeZone: string): string {
  const parts = longName(language, timeZone).formatToParts(recent);
  const name = parts.find((part) => part.type === 'timeZoneName')?.value;
  return name === undefined || isOffset(name) ? placeOf(timeZone) : name;
}

function visitorTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Nothing tells a page that its computer has travelled. */
function never(): () => void {
  return () => undefined;
}
