import { vatTreatments } from '@danube/contract/checkout/checkout.schemas.ts';
import type { Country } from '@danube/contract/checkout/countries.ts';
import { type InvoiceId, invoiceKinds } from '@danube/contract/checkout/orders.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { InvoicePdf } from '@danube/documents/documents.types.ts';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, money } from './columns.tables.ts';
import { order } from './orders.tables.ts';

/** The last number of each year's series; locked while assigning one, so there are no gaps. */
export const invoiceSeries = pgTable(
  'invoice_series',
  {
    kind: text('kind', { enum: invoiceKinds }).notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
);

export const invoices = pgTable(
  'invoices',
  {
    id: uuid('id').$type<InvoiceId>().primaryKey(),
    orderId: order().notNull(),
    kind: text('kind', { enum: invoiceKinds }).notNull(),
    year: integer('year').notNull(),
    serial: integer('serial').notNull(),
    number: text('number').notNull(),
    issuedAt: moment('issued_at').notNull(),
    language: text('language').$type<LanguageCode>().notNull(),
    country: text('country').$type<Country>().notNull(),
    vatRate: integer('vat_rate').notNull(),
    vatTreatment: text('vat_treatment', { enum: vatTreatments }).notNull(),
    /** Negative in credit notes. */
    total: money('total').notNull(),
    net: money('net').notNull(),
    vat: money('vat').notNull(),
    /** Everything the document prints, so that it can be rendered again unchanged. */
    document: jsonb('document').$type<InvoicePdf>().notNull(),
  },
  (table) => [
    check('invoices_sum', sql`${table.net} + ${table.vat} = ${table.total}`),
    uniqueIndex('invoices_number').on(table.kind, table.year, table.serial),
    index('invoices_order').on(table.orderId, table.issuedAt),
    index('invoices_issued').on(table.issuedAt),
  ],
);
