import { recordAudit, systemActor } from '../../platform/audit.ts';
import type { Db } from '../../platform/database.ts';
import { findUserIdByEmail, setRole, upsertProfile } from './identity.repository.ts';

/** Gives an existing account the administrator role: how the first one comes to be. */
export function grantAdmin(
  db: Db,
  { email, now }: { email: string; now: Date },
): Promise<'granted' | 'no such account'> {
  return db.transaction(async (tx) => {
    const userId = await findUserIdByEmail(tx, email.trim().toLowerCase());
    if (!userId) return 'no such account';
    await upsertProfile(tx, { id: userId, firstName: '', lastName: '' });
    await setRole(tx, userId, 'admin');
    const target = { kind: 'person', id: userId };
    const after = { role: 'admin' };
    await recordAudit(
      tx,
      [{ actor: systemActor, action: 'people.grant-admin', target, after }],
      now,
    );
    return 'granted';
  });
}
