import type { Db } from '../../platform/database.ts';
import { findUserIdByEmail, setRole, upsertProfile } from './identity.repository.ts';

/** Gives an existing account the administrator role: how the first one comes to be. */
export async function grantAdmin(db: Db, email: string): Promise<'granted' | 'no such account'> {
  const userId = await findUserIdByEmail(db, email.trim().toLowerCase());
  if (!userId) return 'no such account';
  await upsertProfile(db, { id: userId, firstName: '', lastName: '' });
  await setRole(db, userId, 'admin');
  return 'granted';
}
