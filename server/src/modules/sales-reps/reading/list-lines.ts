import type {
  CommissionLine,
  CommissionState,
  RepId,
} from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import { findOrderAttributions } from '../attribution/attributions.repository.ts';
import {
  findNumbers,
  findStandingLines,
  type StandingLine,
} from '../commission/commissions.repository.ts';
import { type LineContext, toCommissionLine } from './line.mapper.ts';

export type LineOverrides = {
  readonly repId?: RepId | undefined;
  readonly state?: CommissionState | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
};

/** A page of lines, newest first; a cursor is the last number shown. */
export async function pageOfLines(
  tx: Tx,
  { repId, state, cursor, limit }: LineOverrides,
): Promise<{ found: StandingLine[]; nextCursor: string | null }> {
  const before = cursor && /^\d{1,15}$/.test(cursor) ? Number(cursor) : undefined;
  const found = await findStandingLines(tx, { repId, state, before }, limit + 1);
  const shown = found.slice(0, limit);
  const last = shown.at(-1)?.line.number;
  const nextCursor = found.length > limit && last !== undefined ? String(last) : null;
  return { found: shown, nextCursor };
}

export async function listLines(
  tx: Tx,
  input: LineOverrides & { repId: RepId },
): Promise<{ lines: CommissionLine[]; nextCursor: string | null }> {
  const { found, nextCursor } = await pageOfLines(tx, input);
  const context = await findLineContext(tx, found);
  return { lines: found.map((line) => toCommissionLine(line, context)), nextCursor };
}

/** What the lines refer to. */
export async function findLineContext(
  tx: Tx,
  found: readonly StandingLine[],
): Promise<LineContext> {
  const pointed = found.flatMap(({ line }) => (line.reverses === null ? [] : [line.reverses]));
  const orders = [...new Set(found.map(({ line }) => line.orderId))];
  const receipts = await findOrderAttributions(tx, orders);
  return {
    numbers: await findNumbers(tx, pointed),
    receipts: new Map(receipts.map((receipt) => [receipt.orderId, receipt])),
  };
}
