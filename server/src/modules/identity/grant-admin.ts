import { recordAudit, systemActor } from '../../platform/audit.ts';
import type { Db } from '../../platform/database.ts';
import { findUserIdByEmail } from './identity.repository.ts';
import { hasScheduledErasure, storeRoles } from './people/person.repository.ts';
import { personTarget } from './person-target.ts';

/** Makes an existing account an owner: how the first administrator is created. */
export function grantAdmin(
  db: Db,
  { email, now }: { email: string; now: Date },
): Promise<'granted' | 'no such account' | 'account is to be deleted'> {
  return db.transaction(async (tx) => {
    const address = email.trim().toLowerCase();
    const userId = await findUserIdByEmail(tx, address);
    if (!userId) return 'no such account';
    if (await hasScheduledErasure(tx, [address])) return 'account is to be deleted';
    await storeRoles(tx, { id: userId, firstName: '', lastName: '' }, ['owner']);
    const target = personTarget(userId);
    const after = { role: 'admin', staffRoles: ['owner'] };
    await recordAudit(
      tx,
      [{ actor: systemActor, action: 'people.grant-admin', target, after }],
      now,
    );
    return 'granted';
  });
}
