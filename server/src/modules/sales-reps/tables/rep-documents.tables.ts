import type { LanguageCode } from '@danube/contract/locale.ts';
import {
  type PayoutId,
  type RepDocumentId,
  repDocumentKinds,
} from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import type { RepStatementPdf, SelfBillPdf } from '@danube/documents/payout.types.ts';
import { customType, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { payouts } from './payouts.tables.ts';
import { moment, rep } from './reps.tables.ts';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Created with its number, rendered once; the database prevents later changes. */
export const repDocuments = pgTable(
  'rep_documents',
  {
    id: uuid('id').$type<RepDocumentId>().primaryKey(),
    repId: rep().notNull(),
    payoutId: uuid('payout_id')
      .$type<PayoutId>()
      .notNull()
      .references(() => payouts.id, { onDelete: 'restrict' }),
    kind: text('kind', { enum: repDocumentKinds }).notNull(),
    /** Increases without gaps per representative and kind. */
    serial: integer('serial').notNull(),
    number: text('number').notNull(),
    issuedAt: moment('issued_at').notNull(),
    language: text('language').$type<LanguageCode>().notNull(),
    document: jsonb('document').$type<SelfBillPdf | RepStatementPdf>().notNull(),
    /** Null until it is rendered. */
    pdf: bytea('pdf'),
    /** SHA-256 of the file. */
    pdfHash: text('pdf_hash'),
  },
  (table) => [
    uniqueIndex('rep_documents_once').on(table.payoutId, table.repId, table.kind),
    uniqueIndex('rep_documents_serial').on(table.repId, table.kind, table.serial),
    uniqueIndex('rep_documents_number').on(table.number),
  ],
);
