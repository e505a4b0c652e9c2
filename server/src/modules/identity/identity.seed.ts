import type { Db } from '../../platform/database.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Accounts } from './accounts/accounts.ts';
import { findUserIdByEmail, insertAccount } from './identity.repository.ts';
import { insertSalesRep, storeRoles } from './people/person.repository.ts';

/** One login per role, for development and tests only. */
export const seededLogins = {
  member: { firstName: 'Maja', lastName: 'Horvat', email: 'member@danube.example' },
  otherMember: { firstName: 'Otto', lastName: 'Brandt', email: 'other@danube.example' },
  rep: { firstName: 'Rita', lastName: 'Ferreira', email: 'rep@danube.example' },
  admin: { firstName: 'Adam', lastName: 'Novák', email: 'admin@danube.example' },
} as const;

/** Additional representatives for comparison. */
export const seededReps = [
  { firstName: 'Tomáš', lastName: 'Baláž', email: 'tomas@danube.example' },
  { firstName: 'Greta', lastName: 'Lindqvist', email: 'greta@danube.example' },
] as const;

export const seededPassword = 'learn-to-read-the-line';

export async function seedIdentity(deps: { db: Db; ids: Ids; accounts: Accounts }): Promise<void> {
  const { password } = await deps.accounts.$context;
  const passwordHash = await password.hash(seededPassword);
  for (const login of [...Object.values(seededLogins), ...seededReps]) {
    const named = { ...login, id: deps.ids.uuid(), accountId: deps.ids.uuid() };
    await insertAccount(deps.db, {
      ...named,
      phone: null,
      language: 'en',
      passwordHash,
      source: null,
    });
  }
  for (const { email } of [seededLogins.rep, ...seededReps]) {
    const repId = await findUserIdByEmail(deps.db, email);
    if (repId) await insertSalesRep(deps.db, repId, new Date());
  }
  const adminId = await findUserIdByEmail(deps.db, seededLogins.admin.email);
  if (adminId) await storeRoles(deps.db, { id: adminId, ...seededLogins.admin }, ['owner']);
}

/** Their ids by role. */
export async function findSeededPeople(
  db: Db,
): Promise<Readonly<Record<keyof typeof seededLogins, string>>> {
  const { member, otherMember, rep, admin } = seededLogins;
  return {
    member: await requireUserId(db, member.email),
    otherMember: await requireUserId(db, otherMember.email),
    rep: await requireUserId(db, rep.email),
    admin: await requireUserId(db, admin.email),
  };
}

async function requireUserId(db: Db, email: string): Promise<string> {
  const id = await findUserIdByEmail(db, email);
  if (!id) throw new Error(`${email} was seeded before`);
  return id;
}
