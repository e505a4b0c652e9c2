import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { OrderId, WithdrawalOffer } from '@danube/contract/checkout/orders.schemas.ts';
import { moneySchema } from '@danube/contract/money.ts';
import type { Tx } from '../../../platform/database.ts';
import type { PurchasedItem } from '../../entitlements/entitlements.api.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { computeWithdrawalEnd, lastWithdrawalSecond } from '../orders/compute-withdrawal-end.ts';
import { findLines, findOrder, type OrderRecord } from '../orders/orders.repository.ts';
import { computeWithdrawalRefund } from './compute-withdrawal-refund.ts';

type OfferDependencies = Pick<CheckoutDependencies, 'clock' | 'entitlements'>;

/** What can currently be withdrawn from in an order; null if nothing can. */
export async function findWithdrawalOffer(
  deps: OfferDependencies,
  tx: Tx,
  order: OrderRecord,
): Promise<WithdrawalOffer | null> {
  const { paidAt, country } = order;
  if (!paidAt || !isWithdrawable(order)) return null;
  const now = deps.clock.now();
  if (now >= computeWithdrawalEnd({ paidAt, country })) return null;
  const used = new Set<ItemId>(await deps.entitlements.usedOf(tx, order.id));
  const lines = (await findLines(tx, order.id)).filter(
    ({ withdrawnAt, refundedAt }) => withdrawnAt === null && refundedAt === null,
  );
  let left: number = order.total - order.refunded;
  const offered = lines.map((line) => {
    const isUsed = used.has(line.itemId);
    const worth = computeWithdrawalRefund({ ...line, isUsed }, { paidAt, now });
    // Never refunds more than is left after earlier refunds.
    const refund = moneySchema.parse(Math.min(worth, left));
    left -= refund;
    const why = isUsed && line.interval === null ? ('used' as const) : ('open' as const);
    return { itemId: line.itemId, title: line.title, why, refund };
  });
  if (!offered.some(({ why }) => why === 'open')) return null;
  const { id: orderId, method } = order;
  const until = lastWithdrawalSecond({ paidAt, country });
  return { orderId, number: String(order.number), method, until, lines: offered };
}

/** Only for consumers and contracts in force. A renewal isn't a new contract. */
function isWithdrawable({ billing, state, dispute, cartVersion }: OrderRecord): boolean {
  const isConsumer = billing.company === null;
  return isConsumer && state === 'paid' && dispute !== 'open' && cartVersion !== null;
}

export async function findWithdrawalDeadline(
  deps: OfferDependencies,
  tx: Tx,
  orderId: OrderId,
): Promise<Date | null> {
  const order = await findOrder(tx, orderId);
  const offer = order ? await findWithdrawalOffer(deps, tx, order) : null;
  return offer?.until ?? null;
}

/** The same for one item whose first use would end the right; a subscription isn't one. */
export async function findItemWithdrawalDeadline(
  deps: OfferDependencies,
  tx: Tx,
  { orderId, itemId }: PurchasedItem,
): Promise<Date | null> {
  const order = await findOrder(tx, orderId);
  const lines = await findLines(tx, orderId);
  const isContent = lines.some((line) => line.itemId === itemId && line.interval === null);
  const offer = order && isContent ? await findWithdrawalOffer(deps, tx, order) : null;
  const isOpen = offer?.lines.some((line) => line.itemId === itemId && line.why === 'open');
  return offer && isOpen ? offer.until : null;
}
