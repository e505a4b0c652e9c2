import type {
  PayoutId,
  RepDocument,
  RepDocumentId,
  RepId,
} from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import { commissionLines, commissionStands } from './tables/commissions.tables.ts';
import { repDocuments } from './tables/rep-documents.tables.ts';
import { reps } from './tables/reps.tables.ts';

export type RepDocumentRecord = typeof repDocuments.$inferSelect;

/** The next number; the representative's balances must be locked, so that none is used twice. */
export async function claimNextSerial(
  tx: Tx,
  repId: RepId,
  kind: RepDocumentRecord['kind'],
): Promise<number> {
  const [row] = await tx
    .select({ last: sql<number>`coalesce(max(${repDocuments.serial}), 0)::int` })
    .from(repDocuments)
    .where(and(eq(repDocuments.repId, repId), eq(repDocuments.kind, kind)));
  return (row?.last ?? 0) + 1;
}

export async function insertDocument(
  tx: Tx,
  row: Omit<typeof repDocuments.$inferInsert, 'pdf' | 'pdfHash'>,
): Promise<void> {
  await tx.insert(repDocuments).values(row);
}

export function findDocuments(tx: Tx, payoutId: PayoutId, repId: RepId) {
  const { id, kind, number, document } = repDocuments;
  return tx
    .select({ id, kind, number, document })
    .from(repDocuments)
    .where(and(eq(repDocuments.payoutId, payoutId), eq(repDocuments.repId, repId)));
}

export function findUnprinted(tx: Tx, payoutId: PayoutId) {
  const { id, repId, document, language } = repDocuments;
  return tx
    .select({ id, repId, document, language })
    .from(repDocuments)
    .where(and(eq(repDocuments.payoutId, payoutId), isNull(repDocuments.pdf)))
    .orderBy(asc(repDocuments.number));
}

/** Once: a second call leaves the existing file. */
export async function storePdf(
  tx: Tx,
  id: RepDocumentId,
  { pdf, pdfHash }: { pdf: Uint8Array; pdfHash: string },
): Promise<void> {
  await tx
    .update(repDocuments)
    .set({ pdf, pdfHash })
    .where(and(eq(repDocuments.id, id), isNull(repDocuments.pdf)));
}

/** The documents of payouts, by payout and representative. */
export async function findPrinted(
  tx: Tx,
  which: { repId?: RepId; payoutIds: readonly PayoutId[] },
): Promise<(RepDocument & { payoutId: PayoutId; repId: RepId })[]> {
  if (which.payoutIds.length === 0) return [];
  const { id, kind, number, payoutId, repId } = repDocuments;
  return tx
    .select({ id, kind, number, payoutId, repId })
    .from(repDocuments)
    .where(
      and(
        inArray(payoutId, [...which.payoutIds]),
        which.repId ? eq(repId, which.repId) : undefined,
        isNotNull(repDocuments.pdfHash),
      ),
    )
    .orderBy(asc(kind), asc(number));
}

/** The file and its owner; null before it is rendered. */
export async function findFile(tx: Tx, id: RepDocumentId) {
  const { pdf, number } = repDocuments;
  const [row] = await tx
    .select({ pdf, number, userId: reps.userId })
    .from(repDocuments)
    .innerJoin(reps, eq(reps.id, repDocuments.repId))
    .where(eq(repDocuments.id, id));
  return row?.pdf ? { ...row, pdf: row.pdf } : null;
}

/** The lines of a payout to a representative, oldest first. */
export function findPayoutLines(tx: Tx, payoutId: PayoutId, repId: RepId) {
  const { number, at, cause, title, net, rate, amount } = commissionLines;
  return tx
    .select({ number, at, cause, title, net, rate, amount })
    .from(commissionStands)
    .innerJoin(commissionLines, eq(commissionLines.id, commissionStands.lineId))
    .where(and(eq(commissionStands.payoutId, payoutId), eq(commissionStands.repId, repId)))
    .orderBy(asc(number));
}

/** Payouts with a statement but no invoice. */
export async function findUnbilledPayouts(tx: Tx, repId: RepId): Promise<PayoutId[]> {
  const { payoutId, kind } = repDocuments;
  const rows = await tx
    .select({ payoutId })
    .from(repDocuments)
    .where(eq(repDocuments.repId, repId))
    .groupBy(payoutId)
    .having(sql`not bool_or(${kind} = 'selfBill')`);
  return rows.map((row) => row.payoutId);
}
