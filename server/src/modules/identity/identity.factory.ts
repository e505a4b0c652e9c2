import { randomUUID } from 'node:crypto';
import { userIdSchema } from '@danube/contract/identity/identity.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { StaffRole } from '@danube/contract/staff-roles.ts';
import type { Tx } from '../../platform/database.ts';
import {
  accounts,
  adminConfig,
  passkeys,
  profiles,
  salesReps,
  sessions,
  twoFactors,
  users,
} from './identity.tables.ts';

type PersonOverrides = {
  id?: string;
  email?: string;
  emailVerified?: boolean;
  firstName?: string;
  lastName?: string;
  phone?: string | null;
  phoneVerifiedAt?: Date | null;
  language?: LanguageCode | null;
  role?: 'member' | 'admin';
  /** Owner by default, for an administrator. */
  staffRoles?: readonly StaffRole[] | undefined;
  isSalesRep?: boolean;
  /** The stored hash. Without one the person has no password. */
  passwordHash?: string | null;
  twoFactorEnabled?: boolean;
  suspendedAt?: Date | null;
  suspensionReason?: string | null;
  erasureAt?: Date | null;
  createdAt?: Date;
  /** False simulates an old import: a user without a profile. */
  hasProfile?: boolean;
};

const joined = new Date('2026-01-02T10:00:00Z');
const farFuture = new Date('2100-01-01T00:00:00Z');

/** A person in the database: by default a plain member with a verified email. */
export async function insertPerson(tx: Tx, overrides: PersonOverrides = {}) {
  const person = aPerson(overrides);
  await tx.insert(users).values({
    id: person.id,
    name: `${person.firstName} ${person.lastName}`.trim(),
    email: person.email,
    emailVerified: person.emailVerified,
    twoFactorEnabled: person.twoFactorEnabled,
    suspendedAt: person.suspendedAt,
    suspensionReason: person.suspensionReason,
    erasureAt: person.erasureAt,
    createdAt: person.createdAt,
    updatedAt: person.createdAt,
  });
  if (person.hasProfile) await insertProfile(tx, person);
  if (person.isSalesRep) await tx.insert(salesReps).values({ userId: person.id });
  if (person.passwordHash) {
    await tx.insert(accounts).values({
      id: randomUUID(),
      accountId: person.id,
      providerId: 'credential',
      userId: person.id,
      password: person.passwordHash,
    });
  }
  return person;
}

/** A device where the person is signed in. */
export async function insertSession(
  tx: Tx,
  userId: string,
  overrides: Partial<typeof sessions.$inferInsert> = {},
) {
  const session = {
    id: randomUUID(),
    token: randomUUID(),
    userId,
    expiresAt: farFuture,
    ipAddress: '203.0.113.7',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    ...overrides,
  };
  await tx.insert(sessions).values(session);
  return session;
}

/** An identity provider that the person signs in with. */
export async function insertLinkedProvider(
  tx: Tx,
  userId: string,
  overrides: Partial<typeof accounts.$inferInsert> = {},
) {
  const link = {
    id: randomUUID(),
    accountId: randomUUID(),
    providerId: 'google',
    userId,
    ...overrides,
  };
  await tx.insert(accounts).values(link);
  return link;
}

export async function insertPasskey(
  tx: Tx,
  userId: string,
  overrides: Partial<typeof passkeys.$inferInsert> = {},
) {
  const passkey = {
    id: randomUUID(),
    name: 'Work laptop',
    publicKey: randomUUID(),
    userId,
    credentialID: randomUUID(),
    counter: 0,
    deviceType: 'multiDevice',
    backedUp: true,
    transports: 'internal',
    ...overrides,
  };
  await tx.insert(passkeys).values(passkey);
  return passkey;
}

export async function insertTwoFactor(
  tx: Tx,
  userId: string,
  overrides: Partial<typeof twoFactors.$inferInsert> = {},
) {
  const twoFactor = {
    id: randomUUID(),
    secret: randomUUID(),
    backupCodes: randomUUID(),
    userId,
    verified: true,
    ...overrides,
  };
  await tx.insert(twoFactors).values(twoFactor);
  return twoFactor;
}

/** The stored list of administrators' emails. */
export async function storeAdminEmails(tx: Tx, emails: readonly string[]): Promise<void> {
  await tx
    .insert(adminConfig)
    .values({ configKey: 'admin_emails', configValue: emails })
    .onConflictDoUpdate({ target: adminConfig.configKey, set: { configValue: emails } });
}

function aPerson(overrides: PersonOverrides) {
  const id = overrides.id ?? randomUUID();
  return {
    email: `maja.${id.toLowerCase()}@danube.example`,
    emailVerified: true,
    firstName: 'Maja',
    lastName: 'Horvat',
    phone: null,
    phoneVerifiedAt: null,
    language: 'en' as LanguageCode | null,
    role: 'member' as const,
    staffRoles: undefined as readonly StaffRole[] | undefined,
    isSalesRep: false,
    passwordHash: null,
    twoFactorEnabled: false,
    suspendedAt: null,
    suspensionReason: null,
    erasureAt: null,
    createdAt: joined,
    hasProfile: true,
    ...overrides,
    id: userIdSchema.parse(id),
  };
}

async function insertProfile(tx: Tx, person: ReturnType<typeof aPerson>): Promise<void> {
  const { id, firstName, lastName, phone, phoneVerifiedAt, language, role } = person;
  const staffRoles = person.staffRoles ?? (role === 'admin' ? (['owner'] as const) : []);
  await tx.insert(profiles).values({
    id,
    firstName,
    lastName,
    phone,
    phoneVerifiedAt,
    language,
    role,
    staffRoles: [...staffRoles],
  });
}
