import { itemTypes } from '@danube/contract/cart/cart.schemas.ts';
import { homeCountry } from '@danube/contract/checkout/countries.ts';
import {
  type RepBilling,
  type RepId,
  vatIdStates,
} from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { coupons } from '../../checkout/tables/coupons.tables.ts';
import { users } from '../../identity/identity.tables.ts';

export const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * The release before last didn't ask who charges VAT; during a deployment it may still save such
 * data.
 */
const savedBilling = customType<{
  data: RepBilling;
  driverData: Omit<RepBilling, 'chargesVat'> & Partial<Pick<RepBilling, 'chargesVat'>>;
}>({
  dataType: () => 'jsonb',
  fromDriver: ({ chargesVat, ...saved }) => ({
    ...saved,
    chargesVat: chargesVat ?? (saved.vatId !== null && saved.country === homeCountry),
  }),
});

/**
 * The business relationship with a representative, which outlives the account: `sales_reps` has the
 * role, this has what is agreed and owed.
 */
export const reps = pgTable(
  'reps',
  {
    id: uuid('id').$type<RepId>().primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    isActive: boolean('is_active').notNull().default(true),
    /** What visitors see; null for "Sales Representative". */
    displayName: text('display_name'),
    /** As registered with the bank. */
    holderName: text('holder_name'),
    /** Sealed, with a digest for comparison and the last digits for display. */
    iban: text('iban'),
    ibanDigest: text('iban_digest'),
    ibanEnd: text('iban_end'),
    taxId: text('tax_id'),
    /** The details for self-billing; saving them counts as agreeing to it. */
    billing: savedBilling('billing'),
    billingAgreedAt: moment('billing_agreed_at'),
    /** Null if the billing details have no VAT id that VIES covers. */
    vatIdState: text('vat_id_state', { enum: vatIdStates }),
    /** When VIES first failed to answer about this id; null also in rows of older releases. */
    vatIdWaitingSince: moment('vat_id_waiting_since'),
    agreementVersion: integer('agreement_version'),
    agreedAt: moment('agreed_at'),
    /** What invited customers get. */
    coupon: text('coupon').references(() => coupons.code),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('reps_user').on(table.userId),
    index('reps_iban').on(table.ibanDigest),
    uniqueIndex('reps_coupon').on(table.coupon),
  ],
);

/** The representative that a row belongs to; one with such rows can't be deleted. */
export const rep = () =>
  uuid('rep_id')
    .$type<RepId>()
    .references(() => reps.id, { onDelete: 'restrict' });

export const repCodes = pgTable(
  'rep_codes',
  {
    /** In upper case. */
    code: text('code').primaryKey(),
    repId: rep().notNull(),
    isActive: boolean('is_active').notNull(),
    isImported: boolean('is_imported').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('rep_codes_rep').on(table.repId, table.createdAt)],
);

/** Agreed rates; rows are added, never changed. */
export const repRates = pgTable(
  'rep_rates',
  {
    repId: rep().notNull(),
    /** Increases per representative. */
    version: integer('version').notNull(),
    /** Null for the default rate, which applies to item types without their own. */
    itemType: text('item_type', { enum: itemTypes }),
    rate: integer('rate').notNull(),
    validFrom: moment('valid_from').notNull(),
    addedAt: moment('added_at').notNull(),
    addedBy: text('added_by').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.repId, table.version] }),
    check('rep_rates_rate', sql`${table.rate} between 0 and 10000`),
  ],
);

/** Daily counts, anonymous. */
export const repDays = pgTable(
  'rep_days',
  {
    repId: rep().notNull(),
    day: date('day').notNull(),
    clicks: integer('clicks').notNull().default(0),
    signUps: integer('sign_ups').notNull().default(0),
    orders: integer('orders').notNull().default(0),
    /** In cents, before reversals. */
    earned: integer('earned').notNull().default(0),
    /** Net, in cents, before refunds. */
    sales: integer('sales').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.repId, table.day] })],
);
