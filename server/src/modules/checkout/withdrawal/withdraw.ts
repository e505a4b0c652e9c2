import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { OrderId, WithdrawalOffer } from '@danube/contract/checkout/orders.schemas.ts';
import { type Money, moneySchema } from '@danube/contract/money.ts';
import { reportToAcademy } from '../../../platform/academy-notice.job.ts';
import type { Member } from '../../../platform/actor.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { enqueueMail } from '../../../platform/send-mail.job.ts';
import type { Change } from '../../../platform/transact.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { withdrawalNotice } from '../orders/order-notices.ts';
import { addEvent, findLines, lockOrder, type OrderRecord } from '../orders/orders.repository.ts';
import { toFirstName } from '../orders/to-first-name.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { endSubscriptionOf } from '../subscriptions/end-subscription.ts';
import { findWithdrawalOffer } from './find-withdrawal-offer.ts';
import { markWithdrawn } from './withdrawal.repository.ts';

type Withdrawal = { order: OrderId; items: readonly ItemId[]; iban: string | null };

/** A consumer withdraws: ends access and starts the refund, in one transaction. */
export function withdraw(
  deps: CheckoutDependencies,
  { userId }: Member,
  { order: orderId, items, iban }: Withdrawal,
): Promise<{ refund: Money; at: Date }> {
  return deps.transact(async (change) => {
    const { tx } = change;
    const order = await lockOrder(tx, orderId);
    if (order?.userId !== userId) throw new DomainError('ORDER_NOT_FOUND');
    // Prevents content from being opened or downloaded between the check and the withdrawal.
    await deps.entitlements.lockPurchase(tx, orderId);
    const offer = await findWithdrawalOffer(deps, tx, order);
    const lines = requireWithdrawable(offer, items);
    const refund = moneySchema.parse(lines.reduce((sum, line) => sum + line.refund, 0));
    if (refund > 0 && order.method === 'transfer' && iban === null) {
      throw new DomainError('NOT_WITHDRAWABLE');
    }
    const at = deps.clock.now();
    await markWithdrawn(tx, orderId, { items, at });
    await addEvent(tx, { orderId, kind: 'withdrawn', at, amount: refund, by: userId });
    await endAccess(deps, change, { order, items });
    if (refund > 0) {
      const reason = 'withdrawal';
      await requestRefund(deps, change, {
        orderId,
        key: null,
        amount: refund,
        reason,
        by: userId,
        iban,
        cause: 'withdrawal',
        about: items,
      });
    }
    await mailAcknowledgement(deps, change, { order, lines, refund, at });
    const titles = lines.map(({ title }) => title);
    await reportToAcademy(tx, deps.jobs, withdrawalNotice(order, { titles, refund, at }));
    return { refund, at };
  });
}

/** All requested items must be withdrawable; there are no partial withdrawals. */
function requireWithdrawable(offer: WithdrawalOffer | null, items: readonly ItemId[]) {
  const wanted = new Set(items);
  const lines =
    offer?.lines.filter(({ itemId, why }) => wanted.has(itemId) && why === 'open') ?? [];
  if (lines.length !== wanted.size) throw new DomainError('NOT_WITHDRAWABLE');
  return lines;
}

async function endAccess(
  deps: CheckoutDependencies,
  change: Change,
  { order, items }: { order: OrderRecord; items: readonly ItemId[] },
): Promise<void> {
  await deps.entitlements.revokePurchase(change.tx, order.id, items);
  const lines = await findLines(change.tx, order.id);
  const isService = lines.some(
    ({ itemId, interval }) => interval !== null && items.includes(itemId),
  );
  if (isService && order.subscriptionId)
    await endSubscriptionOf(deps, change, order.subscriptionId);
}

/** Required by law: content, date and time on a durable medium. */
async function mailAcknowledgement(
  deps: CheckoutDependencies,
  { tx }: Change,
  reported: { order: OrderRecord; lines: WithdrawalOffer['lines']; refund: Money; at: Date },
): Promise<void> {
  const { order, lines, refund, at } = reported;
  await enqueueMail(tx, deps.jobs, {
    to: order.email,
    locale: order.language,
    messageKey: `withdrawal-received:${order.id}:${at.toISOString()}`,
    mail: {
      kind: 'withdrawal-received',
      firstName: toFirstName(order.billing.name),
      orderNumber: String(order.number),
      titles: lines.map(({ title }) => title),
      refund,
      at: at.toISOString(),
      timeZone: academyTimeZone,
    },
  });
}
