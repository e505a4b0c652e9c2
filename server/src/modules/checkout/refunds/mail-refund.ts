import type { RefundId } from '@danube/contract/checkout/orders.schemas.ts';
import type { Money } from '@danube/contract/money.ts';
import type { Tx } from '../../../platform/database.ts';
import { enqueueMail } from '../../../platform/send-mail.job.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { toInvoiceAttachment } from '../invoices/to-invoice-attachment.ts';
import type { OrderRecord } from '../orders/orders.repository.ts';
import { toFirstName } from '../orders/to-first-name.ts';

type Refund = {
  readonly id: RefundId;
  readonly order: OrderRecord;
  readonly amount: Money;
  /** Null if nothing was sold, so there is nothing to correct. */
  readonly creditNote: Parameters<typeof toInvoiceAttachment>[0] | null;
};

/** Emails the buyer about the refund, with the credit note if there is one. */
export function mailRefund(
  deps: Pick<CheckoutDependencies, 'jobs' | 'settings'>,
  tx: Tx,
  { id, order, amount, creditNote }: Refund,
): Promise<void> {
  return enqueueMail(tx, deps.jobs, {
    to: order.email,
    locale: order.language,
    messageKey: `order-refunded:${id}`,
    mail: {
      kind: 'order-refunded',
      firstName: toFirstName(order.billing.name),
      orderNumber: String(order.number),
      amount,
      hasCreditNote: creditNote !== null,
      orderUrl: `${deps.settings.siteUrl}/my-orders/${order.id}`,
    },
    ...(creditNote && { attachment: toInvoiceAttachment(creditNote) }),
  });
}
