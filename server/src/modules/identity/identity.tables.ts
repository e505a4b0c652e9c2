import { signUpSources } from '@danube/contract/identity/sign-up-sources.ts';
import { staffRoles } from '@danube/contract/staff-roles.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

// Users, sessions, accounts, verifications, two-factors and passkeys belong to the auth library;
// their columns are what it reads and writes, plus a few of ours.

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    suspendedAt: moment('suspended_at'),
    suspensionReason: text('suspension_reason'),
    /** From ended sessions, maintained by a trigger; open sessions have more recent values. */
    lastActiveAt: moment('last_active_at'),
    /** When the account will be erased, if its owner requested it. */
    erasureAt: moment('erasure_at'),
    /** The owner who requested the erasure for the person; null if they did it themselves. */
    erasureRequestedBy: text('erasure_requested_by'),
    /**
     * The date of the person's own request while a request by letter takes precedence; restored
     * when that one is cancelled.
     */
    ownErasureAt: moment('own_erasure_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('users_newest').on(table.createdAt, table.id),
    index('users_erasure').on(table.erasureAt).where(sql`${table.erasureAt} is not null`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    /** A hash: reading this table isn't enough to sign in. */
    token: text('token').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** The last request that counts as activity; automatic requests don't. */
    lastActiveAt: moment('last_active_at').notNull().defaultNow(),
    /** When a second factor was last verified in this session; null if never. */
    secondFactorAt: moment('second_factor_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('accounts_user').on(table.userId)],
);

export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
);

export const twoFactors = pgTable(
  'two_factors',
  {
    id: text('id').primaryKey(),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    verified: boolean('verified').notNull().default(false),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: moment('locked_until'),
    /** Hash of the last code used to sign in, because each works only once. */
    lastCodeHash: text('last_code_hash'),
  },
  (table) => [uniqueIndex('two_factors_user').on(table.userId)],
);

export const passkeys = pgTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    name: text('name'),
    publicKey: text('public_key').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    credentialID: text('credential_id').notNull(),
    counter: integer('counter').notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    createdAt: moment('created_at').notNull().defaultNow(),
    aaguid: text('aaguid'),
  },
  (table) => [
    index('passkeys_user').on(table.userId),
    uniqueIndex('passkeys_credential').on(table.credentialID),
  ],
);

/** The approved removal of a lost factor; using the factor cancels it. */
export const secondFactorRemovals = pgTable(
  'second_factor_removals',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestedBy: text('requested_by').notNull(),
    reason: text('reason').notNull(),
    dueAt: moment('due_at').notNull(),
  },
  (table) => [index('second_factor_removals_due').on(table.dueAt)],
);

/** Staff's internal notes about a person, and the emails they sent them. */
export const personEntries = pgTable(
  'person_entries',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: ['note', 'mail'] }).notNull(),
    subject: text('subject'),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('person_entries_kind', sql`${table.kind} in ('note', 'mail')`),
    check('person_entries_subject', sql`(${table.subject} is not null) = (${table.kind} = 'mail')`),
    index('person_entries_newest').on(table.userId, table.createdAt),
    index('person_entries_author').on(table.authorId),
  ],
);

/** A sign-up that waits for its email link. Only the link creates the account. */
export const registrations = pgTable(
  'registrations',
  {
    tokenHash: text('token_hash').primaryKey(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone'),
    passwordHash: text('password_hash').notNull(),
    /** Hash of a cookie: the browser that registered may open the account without the password. */
    browserHash: text('browser_hash').notNull(),
    language: text('language').notNull(),
    /** From the form; whether it counts is decided when the account is created. */
    referralCode: text('referral_code'),
    source: text('source', { enum: signUpSources }),
    /** The page of this site that they signed up for. */
    wantedPath: text('wanted_path'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('registrations_expiry').on(table.expiresAt)],
);

/** A new email that isn't confirmed yet; one request per person at a time. */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    newEmail: text('new_email').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('email_changes_expiry').on(table.expiresAt)],
);

export const profiles = pgTable(
  'profiles',
  {
    id: text('id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone'),
    /** Only a verified number can sign in. */
    phoneVerifiedAt: moment('phone_verified_at'),
    /** The language for emails to this person. */
    language: text('language'),
    /** Where they came from when they signed up; null if it isn't known. */
    source: text('source', { enum: signUpSources }),
    role: text('role', { enum: ['member', 'admin'] })
      .notNull()
      .default('member'),
    /** An administrator's roles; empty for members. */
    staffRoles: text('staff_roles', { enum: staffRoles }).array().notNull().default([]),
  },
  (table) => [
    check('profiles_role', sql`${table.role} in ('member', 'admin')`),
    index('profiles_name').on(table.lastName, table.firstName, table.id),
    uniqueIndex('profiles_verified_phone')
      .on(table.phone)
      .where(sql`${table.phoneVerifiedAt} is not null`),
  ],
);

export const salesReps = pgTable('sales_reps', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const adminConfig = pgTable('admin_config', {
  configKey: text('config_key').primaryKey(),
  configValue: jsonb('config_value').notNull(),
});
