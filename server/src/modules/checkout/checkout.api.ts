import type { InvoiceId, OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { InvoicePdf } from '@danube/documents/documents.types.ts';
import type { Act } from '../../platform/act.ts';

/** What has addresses of its own besides procedures. */
export type CheckoutApi = {
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
