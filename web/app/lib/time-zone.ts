import type { LanguageCode } from '@danube/contract/locale.ts';
import { useSyncExternalStore } from 'react';
import { academyTimeZone } from './format-date.ts';
import { cachedByLanguage } from './format-locale.ts';
import { cityOf, isOffset } from './zone-place.ts';

/**
 * The visitor's time zone. Pages are rendered in the academy's; the browser hydrates with that too,
 * so that both match, and then switches to the visitor's.
 */
export function useVisitorTimeZone(): string {
  return useSyncExternalStore(noopSubscribe, visitorTimeZone, () => academyTimeZone);
}

const longName = cachedByLanguage(
  (locales, timeZone) =>
    new Intl.DateTimeFormat(locales, { timeZone, timeZoneName: 'longGeneric' }),
);

/** Any recent date: some zones had other names in 1970, which is Intl's default. */
const recentInstant = Date.UTC(2026, 0, 1);

/** A zone's name without daylight saving: Central European Time. */
export function formatZoneName(language: LanguageCode, timeZone: string): string {
  const parts = longName(language, timeZone).formatToParts(recentInstant);
  const name = parts.find((part) => part.type === 'timeZoneName')?.value;
  return name === undefined || isOffset(name) ? cityOf(timeZone) : name;
}

function visitorTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Browsers have no event for a changed time zone. */
function noopSubscribe(): () => void {
  return () => undefined;
}
