import type { Tx } from '../../../platform/database.ts';
import { findStoredAdminEmails } from './person.repository.ts';

/** The addresses that count now: the stored list, or the fallback while none is stored. */
export async function findAdminEmails(tx: Tx, fallback: readonly string[]): Promise<string[]> {
  const stored = await findStoredAdminEmails(tx);
  return stored ?? fallback.map((email) => email.toLowerCase());
}
