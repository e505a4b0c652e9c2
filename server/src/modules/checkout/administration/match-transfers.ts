import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import type { ordersAdminContract } from '@danube/contract/checkout/orders-admin.contract.ts';
import type { InferContractRouterOutputs } from '@orpc/contract';
import type { BankLine } from '../transfers/bank-csv.ts';
import { parseCreditorReference } from '../transfers/to-creditor-reference.ts';
import type { TransferOrder } from './transfer-orders.repository.ts';

export type ImportedRow = InferContractRouterOutputs<
  typeof ordersAdminContract
>['importTransfers']['rows'][number];

type MatchResult = Pick<ImportedRow, 'outcome' | 'orderId'>;

/** What importing each line of a statement would do. */
export function matchTransfers(
  lines: readonly BankLine[],
  orders: readonly TransferOrder[],
): ImportedRow[] {
  const orderOf = new Map(orders.map((order) => [order.number, order]));
  const paid = new Set<OrderId>();
  return lines.map((line) => {
    const { line: place, bookedOn, amount, reference, payer } = line;
    const order = orderOf.get(orderNumberIn(line) ?? 0);
    const matchResult = matchTransfer(line, order, paid);
    // A transfer that is listed twice pays only once.
    const { outcome } = matchResult;
    if ((outcome === 'paid' || outcome === 'toReturn') && order) paid.add(order.id);
    return { line: place, bookedOn, amount, reference, payer, ...matchResult };
  });
}

export function orderNumberIn({ reference }: BankLine): number | null {
  return reference === null ? null : parseCreditorReference(reference);
}

function matchTransfer(
  { isReadable, amount }: BankLine,
  order: TransferOrder | undefined,
  paid: ReadonlySet<OrderId>,
): MatchResult {
  if (!isReadable || amount === null) return { outcome: 'unreadable', orderId: null };
  if (amount < 0) return { outcome: 'outgoing', orderId: null };
  if (!order) return { outcome: 'unknownReference', orderId: null };
  const { id: orderId, state, total, userId, paidAt, refunded } = order;
  if (amount !== total) return { outcome: 'wrongAmount', orderId };
  // Nobody is left to give anything to.
  if (userId === null && paidAt === null) {
    return { outcome: refunded > 0 || paid.has(orderId) ? 'alreadyPaid' : 'toReturn', orderId };
  }
  // Money for a cancelled order needs attention, like money without an order.
  if (state === 'cancelled') return { outcome: 'unknownReference', orderId };
  return { outcome: state === 'pending' && !paid.has(orderId) ? 'paid' : 'alreadyPaid', orderId };
}
