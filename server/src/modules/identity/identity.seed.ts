import type { Db } from '../../platform/database.ts';
import type { Accounts } from './accounts.ts';
import {
  findUserIdByEmail,
  insertSalesRep,
  markEmailVerified,
  setRole,
} from './identity.repository.ts';

/** One login for each role, in development and tests only. */
export const seededLogins = {
  member: { name: 'Maja Horvat', email: 'member@danube.example' },
  otherMember: { name: 'Otto Brandt', email: 'other@danube.example' },
  rep: { name: 'Rita Ferreira', email: 'rep@danube.example' },
  admin: { name: 'Adam Novák', email: 'admin@danube.example' },
} as const;

export const seededPassword = 'learn-to-read-the-line';

export async function seedIdentity(deps: { db: Db; accounts: Accounts }): Promise<void> {
  for (const login of Object.values(seededLogins)) await ensureLogin(deps, login);
  const repId = await findUserIdByEmail(deps.db, seededLogins.rep.email);
  if (repId) await insertSalesRep(deps.db, repId);
  const adminId = await findUserIdByEmail(deps.db, seededLogins.admin.email);
  if (adminId) await setRole(deps.db, adminId, 'admin');
}

async function ensureLogin(
  deps: { db: Db; accounts: Accounts },
  login: { name: string; email: string },
): Promise<void> {
  if (await findUserIdByEmail(deps.db, login.email)) return;
  await deps.accounts.api.signUpEmail({ body: { ...login, password: seededPassword } });
  const userId = await findUserIdByEmail(deps.db, login.email);
  if (userId) await markEmailVerified(deps.db, userId);
}
