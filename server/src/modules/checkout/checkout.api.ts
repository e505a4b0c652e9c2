import type { InvoiceId, OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { InvoicePdf } from '@danube/documents/documents.types.ts';
import type { Act } from '../../platform/act.ts';
import type { Tx } from '../../platform/database.ts';
import type { Change } from '../../platform/transact.ts';

/** What has addresses of its own besides procedures, and what other modules ask. */
export type CheckoutApi = {
  /** Whether an order is a payment of a subscription that goes on charging. */
  hasRenewingSubscription(tx: Tx, orderId: OrderId): Promise<boolean>;
  /** At once, which ends its access too, or with what is paid for; its owner is told. */
  stopSubscriptionOf(change: Change, orderId: OrderId, when: 'now' | 'paidUntil'): Promise<void>;
  /** False where the payment provider did not say it. */
  receiveEvent(body: string, signature: string): Promise<boolean>;
  /**
   * For its buyer and for administrators, whose looking is written down; to everybody else it is
   * not there.
   */
  findInvoice(
    act: Act,
    orderId: OrderId,
    invoiceId: InvoiceId,
  ): Promise<{ document: InvoicePdf; language: LanguageCode } | null>;
};
