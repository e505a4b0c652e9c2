import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import type { Money } from '@danube/contract/money.ts';
import type { Change } from '../../../platform/transact.ts';
import type { SubscriptionEnd } from '../subscriptions/stop-subscription.ts';

/** What administrators set going; each belongs to the change it is given. */
export type OrderActs = {
  /**
   * A transfer came in full. Throws `ORDER_STATE` where the order waits for none and was not paid
   * by one. `receivedOn` is a day of the bank's statement.
   */
  settleTransfer(
    change: Change,
    orderId: OrderId,
    settlement: { receivedOn: string; by: string },
  ): Promise<'paid' | 'alreadyPaid'>;
  /** Throws `ORDER_STATE` or `REFUND_TOO_LARGE`. The same key refunds once. */
  requestRefund(change: Change, refund: RefundInput): Promise<void>;
  /** Ends the subscription that an order pays for; its owner is notified. */
  stopSubscription(change: Change, orderId: OrderId, when: SubscriptionEnd): Promise<void>;
  /** What was to be paid back by transfer has been; false if nothing was. */
  completeTransferRefunds(change: Change, orderId: OrderId, by: string): Promise<boolean>;
  /** False if there is none yet. */
  sendReceipt(change: Change, orderId: OrderId): Promise<boolean>;
};

export type RefundInput = {
  readonly orderId: OrderId;
  readonly key: string;
  readonly amount: Money;
  /** What it is for; empty for the order as a whole. */
  readonly items: readonly ItemId[];
  readonly reason: string;
  readonly by: string;
};
