import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import type { OrderRecord } from '../orders/orders.repository.ts';
import { orders } from '../tables/orders.tables.ts';

/** `userId` is null if the account was erased. */
export type TransferOrder = Pick<
  OrderRecord,
  'id' | 'number' | 'state' | 'total' | 'userId' | 'paidAt' | 'refunded'
>;

/** The orders with these numbers that are paid by transfer. */
export function findTransferOrders(tx: Tx, numbers: readonly number[]): Promise<TransferOrder[]> {
  const { id, number, state, total, userId, paidAt, refunded, method } = orders;
  // One parameter, no matter how many lines the statement has.
  const isNumbered = sql`${number} = any(${sql.param([...numbers])}::int[])`;
  return tx
    .select({ id, number, state, total, userId, paidAt, refunded })
    .from(orders)
    .where(and(isNumbered, eq(method, 'transfer')));
}
