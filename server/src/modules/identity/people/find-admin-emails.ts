import type { Tx } from '../../../platform/database.ts';
import { findStoredAdminEmails } from './person.repository.ts';

/** The effective emails: the stored list, or the fallback while none is stored. */
export async function findAdminEmails(tx: Tx, fallback: readonly string[]): Promise<string[]> {
  const stored = await findStoredAdminEmails(tx);
  return stored ?? fallback.map((email) => email.toLowerCase());
}
