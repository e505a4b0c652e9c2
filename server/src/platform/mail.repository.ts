import { eq, lt } from 'drizzle-orm';
import type { Tx } from './database.ts';
import { sentMails } from './mail.tables.ts';

export async function isMailSent(db: Tx, messageKey: string): Promise<boolean> {
  const rows = await db
    .select({ messageKey: sentMails.messageKey })
    .from(sentMails)
    .where(eq(sentMails.messageKey, messageKey));
  return rows.length > 0;
}

export async function recordSentMail(db: Tx, messageKey: string, sentAt: Date): Promise<void> {
  await db.insert(sentMails).values({ messageKey, sentAt }).onConflictDoNothing();
}

export async function deleteSentMailsBefore(db: Tx, moment: Date): Promise<void> {
  await db.delete(sentMails).where(lt(sentMails.sentAt, moment));
}
