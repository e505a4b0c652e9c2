import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import type { Money } from '@danube/contract/money.ts';
import type { Change } from '../../../platform/transact.ts';
import type { SubscriptionEnd } from '../subscriptions/stop-subscription.ts';

/** What administrators can trigger; each runs in the given change. */
export type OrderActions = {
  /**
   * A transfer arrived in full; `toReturn` if the buyer's account was erased, so that it has to be
   * sent back. Throws `ORDER_STATE` if the order neither waits for a transfer nor
   * was paid by one. `receivedOn` is the day on the bank statement.
   */
  settleTransfer(
    change: Change,
    orderId: OrderId,
    settlement: { receivedOn: string; by: string },
  ): Promise<'paid' | 'alreadyPaid' | 'toReturn'>;
  /** Throws `ORDER_STATE` or `REFUND_TOO_LARGE`. Idempotent by key. */
  requestRefund(change: Change, refund: RefundInput): Promise<void>;
  /** Ends the subscription that an order pays for; its owner is notified. */
  stopSubscription(change: Change, orderId: OrderId, when: SubscriptionEnd): Promise<void>;
  /** Records that refunds by bank transfer were paid; false if there were none. */
  completeTransferRefunds(change: Change, orderId: OrderId, by: string): Promise<boolean>;
  /** False if there is none yet. */
  sendReceipt(change: Change, orderId: OrderId): Promise<boolean>;
};

export type RefundInput = {
  readonly orderId: OrderId;
  readonly key: string;
  readonly amount: Money;
  /** The refunded items; empty for the order as a whole. */
  readonly items: readonly ItemId[];
  readonly reason: string;
  readonly by: string;
};
