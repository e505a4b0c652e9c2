import type { Tx } from '../../../platform/database.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { post } from '../ledger/ledger.repository.ts';
import { cancellationPosting } from '../ledger/postings.ts';
import { findLines, type OrderRecord } from '../orders/orders.repository.ts';
import { findInvoice } from './invoices.repository.ts';
import { issueInvoice } from './issue-invoice.ts';
import { toCreditLines, toPartialCreditLine } from './to-invoice-lines.ts';

/** Reverses the invoice of an unpaid order. */
export async function issueFullCredit(
  deps: Pick<CheckoutDependencies, 'clock' | 'ids' | 'settings'>,
  tx: Tx,
  order: OrderRecord,
): Promise<void> {
  const invoice = await findInvoice(tx, order.id);
  if (!invoice) return;
  const sold = await findLines(tx, order.id);
  const totals = sold.map(({ total }) => total);
  const lines = toCreditLines(sold, totals, order);
  const payment = { kind: 'refund' } as const;
  const content = { lines, part: toPartialCreditLine(order), payment, corrects: invoice.number };
  const { document } = await issueInvoice(deps, tx, { order, content });
  await post(tx, cancellationPosting(order, document.number), deps.clock.now());
}
