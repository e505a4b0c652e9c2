import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import { emailChanges, registrations, sessions, verifications } from './identity.tables.ts';

/**
 * For a restore that lost changes: a session or link that was ended or used since would be valid
 * again. Everyone has to sign in again and request a new link.
 */
export async function voidProofs(tx: Tx): Promise<{ sessions: number; links: number }> {
  const every = sql`true`;
  const ended = await tx.delete(sessions).where(every);
  const voided = [
    await tx.delete(verifications).where(every),
    await tx.delete(registrations).where(every),
    await tx.delete(emailChanges).where(every),
  ];
  return {
    sessions: ended.rowCount ?? 0,
    links: voided.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0),
  };
}
