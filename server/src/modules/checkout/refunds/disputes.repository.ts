import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import { type Money, moneySchema } from '@danube/contract/money.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { orderEvents } from '../tables/orders.tables.ts';

/** When the buyer's bank took money back, how much, and when the dispute was decided. */
export async function findDispute(
  tx: Tx,
  orderId: OrderId,
): Promise<{ at: Date; amount: Money; decidedAt: Date | null } | null> {
  const { at, amount, kind } = orderEvents;
  const rows = await tx
    .select({ at, amount, kind })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orderId),
        inArray(kind, ['disputeOpened', 'disputeWon', 'disputeLost']),
      ),
    )
    .orderBy(asc(orderEvents.id));
  const opened = rows.find((event) => event.kind === 'disputeOpened');
  const decided = rows.find((event) => event.kind !== 'disputeOpened');
  if (!opened) return null;
  const taken = opened.amount ?? moneySchema.parse(0);
  return { at: opened.at, amount: taken, decidedAt: decided?.at ?? null };
}
