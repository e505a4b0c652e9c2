import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { addEvent, changeOrder, lockOrder } from '../orders/orders.repository.ts';
import { endOpenSession } from '../payments/open-sessions.repository.ts';

/** The received amount doesn't match: staff must review it before the order is fulfilled. */
export async function holdOrder(
  deps: Pick<CheckoutDependencies, 'clock' | 'transact' | 'logger'>,
  orderId: OrderId,
  why: string,
): Promise<void> {
  await deps.transact(async ({ tx }) => {
    const order = await lockOrder(tx, orderId);
    if (!order || order.heldBecause !== null) return;
    const at = deps.clock.now();
    await changeOrder(tx, orderId, { heldBecause: why });
    await endOpenSession(tx, orderId);
    await addEvent(tx, { orderId, kind: 'held', at, note: why });
    deps.logger.error({ orderId, why }, 'a payment does not match its order');
  });
}
