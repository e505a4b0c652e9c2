import type { InquiryState, OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import type { Change } from '../../../platform/transact.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { addEvent, changeOrder, lockOrder } from '../orders/orders.repository.ts';

/**
 * The bank's question before a dispute. Nothing is booked, but staff must see it: unanswered, it may
 * become a dispute. Null once it is over.
 */
export async function syncInquiry(
  { clock }: Pick<CheckoutDependencies, 'clock'>,
  { tx }: Pick<Change, 'tx'>,
  { orderId, inquiry }: { orderId: OrderId; inquiry: InquiryState | null },
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order || order.inquiry === inquiry) return;
  await changeOrder(tx, orderId, { inquiry });
  if (order.inquiry !== null && inquiry !== null) return;
  const kind = inquiry ? 'inquiryOpened' : 'inquiryClosed';
  await addEvent(tx, { orderId, kind, at: clock.now() });
}
