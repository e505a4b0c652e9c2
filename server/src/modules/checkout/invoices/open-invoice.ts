import type { InvoiceId, OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { isStaffFor } from '../../../platform/guard.ts';
import type { CheckoutApi } from '../checkout.api.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { findPrintable } from './invoices.repository.ts';

/** Only administrators may open someone else's invoice, which is audited. */
export async function openInvoice(
  { db, transact }: Pick<CheckoutDependencies, 'db' | 'transact'>,
  act: ActionContext,
  { orderId, invoiceId }: { orderId: OrderId; invoiceId: InvoiceId },
): ReturnType<CheckoutApi['findInvoice']> {
  const found = await findPrintable(db, orderId, invoiceId);
  if (!found) return null;
  const { userId } = act.member;
  if (found.userId !== userId) {
    if (!isStaffFor(act.member, 'orders')) return null;
    const target = { kind: 'order', id: orderId };
    await transact(async ({ audit }) =>
      audit({ ...auditFieldsOf(act), action: 'orders.invoice', target, after: { invoiceId } }),
    );
  }
  return { document: found.document, language: found.language };
}
