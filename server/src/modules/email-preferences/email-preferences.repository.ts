import type { EmailPreferencesChange } from '@danube/contract/email-preferences/email-preferences.contract.ts';
import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import { emailPreferences } from './email-preferences.tables.ts';

type PreferencesRow = typeof emailPreferences.$inferSelect;

export async function findPreferences(tx: Tx, userId: string): Promise<PreferencesRow | null> {
  const [row] = await tx.select().from(emailPreferences).where(eq(emailPreferences.userId, userId));
  return row ?? null;
}

/** People without a row have the defaults and are missing. */
export function findPreferencesOf(tx: Tx, userIds: readonly string[]): Promise<PreferencesRow[]> {
  return tx
    .select()
    .from(emailPreferences)
    .where(inArray(emailPreferences.userId, [...userIds]));
}

/** Each choice has its own timestamp; one that isn't passed keeps its value and timestamp. */
export async function storePreferences(
  tx: Tx,
  userId: string,
  { learningReminders, communityDigest, changedAt }: EmailPreferencesChange & { changedAt: Date },
): Promise<void> {
  const chosen = {
    ...(learningReminders !== undefined && {
      learningReminders,
      learningRemindersChangedAt: changedAt,
    }),
    ...(communityDigest !== undefined && { communityDigest, communityDigestChangedAt: changedAt }),
  };
  if (Object.keys(chosen).length === 0) return;
  await tx
    .insert(emailPreferences)
    .values({ userId, ...chosen, changedAt })
    .onConflictDoUpdate({ target: emailPreferences.userId, set: { ...chosen, changedAt } });
}

export async function findDigestReaders(
  tx: Tx,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const { userId, communityDigest } = emailPreferences;
  const rows = await tx
    .select({ userId })
    .from(emailPreferences)
    .where(and(ne(communityDigest, 'off'), after === null ? undefined : gt(userId, after)))
    .orderBy(asc(userId))
    .limit(limit);
  return rows.map((row) => row.userId);
}

/** Writes only if it differs, because every visit reports it. */
export async function storeTimeZone(tx: Tx, userId: string, timeZone: string): Promise<void> {
  await tx
    .insert(emailPreferences)
    .values({ userId, timeZone })
    .onConflictDoUpdate({
      target: emailPreferences.userId,
      set: { timeZone },
      setWhere: sql`${emailPreferences.timeZone} is distinct from ${timeZone}`,
    });
}
