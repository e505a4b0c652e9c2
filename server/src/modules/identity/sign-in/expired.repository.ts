import { lte } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { emailChanges, registrations, sessions, verifications } from '../identity.tables.ts';

export async function deleteExpired(tx: Tx, now: Date): Promise<void> {
  await tx.delete(registrations).where(lte(registrations.expiresAt, now));
  await tx.delete(emailChanges).where(lte(emailChanges.expiresAt, now));
  await tx.delete(verifications).where(lte(verifications.expiresAt, now));
  await tx.delete(sessions).where(lte(sessions.expiresAt, now));
}
