import { localHour, localWeekday } from '../../../platform/local-time.ts';
import type { EmailRecipient } from '../../email-preferences/email-preferences.api.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** In the morning, by the reader's clock; a run that was missed is made up within these hours. */
const hours = { from: 7, to: 10 };

/** Longer ago than this, nothing is news any more: a week, and a day for late runs and winter time. */
const maxReachMs = 8 * dayMs;

const periodMs = { daily: dayMs, weekly: 7 * dayMs } as const;
/** So that there is one a morning, wherever the reader travels. */
const minGapMs = 20 * hourMs;

/**
 * The moment from which a digest that is due now reports; null if none is due. Weekly ones come on
 * Mondays.
 */
export function digestSince(
  { digest, timeZone }: Pick<EmailRecipient, 'digest' | 'timeZone'>,
  { lastAt, now }: { lastAt: Date | null; now: Date },
): Date | null {
  if (digest === 'off') return null;
  const hour = localHour(now, timeZone);
  if (hour < hours.from || hour >= hours.to) return null;
  if (digest === 'weekly' && localWeekday(now, timeZone) !== 'Mon') return null;
  const passedMs = lastAt ? now.getTime() - lastAt.getTime() : null;
  if (passedMs !== null && passedMs < minGapMs) return null;
  // Someone who turned it on again after a long time doesn't get what happened in between.
  return lastAt && passedMs !== null && passedMs <= maxReachMs
    ? lastAt
    : new Date(now.getTime() - periodMs[digest]);
}
