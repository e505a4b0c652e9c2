import { toLocalHour, toLocalWeekday } from '../../../platform/local-time.ts';
import type { EmailRecipient } from '../../email-preferences/email-preferences.api.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** In the morning, in the reader's time zone; a missed run is made up for within these hours. */
const hours = { from: 7, to: 10 };

/** Nothing older than this is reported: a week, plus a day for late runs and winter time. */
const maxReachMs = 8 * dayMs;

const periodMs = { daily: dayMs, weekly: 7 * dayMs } as const;
/** At most one per morning, even for travellers. */
const minGapMs = 20 * hourMs;

/**
 * The start of the period that a digest due now covers; null if none is due. Weekly ones come on
 * Mondays.
 */
export function digestSince(
  { digest, timeZone }: Pick<EmailRecipient, 'digest' | 'timeZone'>,
  { lastAt, now }: { lastAt: Date | null; now: Date },
): Date | null {
  if (digest === 'off') return null;
  const hour = toLocalHour(now, timeZone);
  if (hour < hours.from || hour >= hours.to) return null;
  if (digest === 'weekly' && toLocalWeekday(now, timeZone) !== 'Mon') return null;
  const passedMs = lastAt ? now.getTime() - lastAt.getTime() : null;
  if (passedMs !== null && passedMs < minGapMs) return null;
  // Someone who turns it on again after a long break doesn't get everything since then.
  return lastAt && passedMs !== null && passedMs <= maxReachMs
    ? lastAt
    : new Date(now.getTime() - periodMs[digest]);
}
