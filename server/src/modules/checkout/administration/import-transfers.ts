import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { isDomainError } from '../../../platform/domain-error.ts';
import { readBankCsv } from '../transfers/bank-csv.ts';
import type { OrdersAdminDependencies } from './administration.dependencies.ts';
import { type ImportedRow, matchTransfers, orderNumberIn } from './match-transfers.ts';
import { findTransferOrders } from './transfer-orders.repository.ts';

type Dependencies = Pick<OrdersAdminDependencies, 'db' | 'transact' | 'acts'>;

/**
 * Marks matching orders (by reference and amount) as paid, each in its own transaction: one failure
 * doesn't affect the others, and the same file can be imported again.
 */
export async function importTransfers(
  deps: Dependencies,
  act: ActionContext,
  { csv, isTrial }: { csv: string; isTrial: boolean },
): Promise<ImportedRow[]> {
  const lines = readBankCsv(csv);
  const numbers = lines.map(orderNumberIn).filter((number) => number !== null);
  const checked = matchTransfers(lines, await findTransferOrders(deps.db, numbers));
  const rows: ImportedRow[] = [];
  for (const row of checked) rows.push(isTrial ? row : await settle(deps, act, row));
  const paid = rows.filter(({ outcome }) => outcome === 'paid').length;
  await deps.transact(async ({ audit }) =>
    audit({
      ...auditFieldsOf(act),
      action: 'orders.import-transfers',
      target: { kind: 'orders', id: 'all' },
      after: { isTrial, rows: rows.length, paid },
    }),
  );
  return rows;
}

async function settle(
  deps: Dependencies,
  act: ActionContext,
  row: ImportedRow,
): Promise<ImportedRow> {
  const { outcome, orderId, bookedOn } = row;
  if (outcome !== 'paid' && outcome !== 'toReturn') return row;
  if (orderId === null || bookedOn === null) return row;
  return { ...row, outcome: await settleOne(deps, act, { orderId, receivedOn: bookedOn }) };
}

/** It may have been paid or cancelled, or its account erased, since the file was checked. */
async function settleOne(
  { transact, acts }: Dependencies,
  act: ActionContext,
  { orderId, receivedOn }: { orderId: OrderId; receivedOn: string },
): Promise<ImportedRow['outcome']> {
  try {
    return await transact(async (change) => {
      const settlement = { receivedOn, by: act.member.userId };
      const outcome = await acts.settleTransfer(change, orderId, settlement);
      if (outcome !== 'alreadyPaid') {
        const target = { kind: 'order', id: orderId };
        change.audit({
          ...auditFieldsOf(act),
          action: 'orders.mark-paid',
          target,
          ...(outcome === 'paid' ? { before: { state: 'pending' } } : {}),
          after: { state: outcome === 'paid' ? 'paid' : 'cancelled', receivedOn },
        });
      }
      return outcome;
    });
  } catch (error) {
    if (isDomainError(error, 'ORDER_STATE')) return 'unknownReference';
    throw error;
  }
}
