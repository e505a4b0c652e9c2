import type { Order } from '@danube/contract/checkout/orders.schemas.ts';
import { FileText } from 'lucide-react';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { MoneyDisplay } from '../../../ui/money-display.tsx';
import { invoicePath } from './order-paths.ts';

const names = { invoice: 'orders.order.invoice', creditNote: 'orders.order.creditNote' } as const;

/** Invoices and credit notes of an order, as downloads. */
export function InvoiceList({ order }: { order: Pick<Order, 'id' | 'invoices' | 'total'> }) {
  const t = useTexts('orders');
  const format = useFormat();
  if (order.invoices.length === 0) {
    const isFree = order.total === 0;
    return (
      <p className="type-small">
        {t(isFree ? 'orders.order.freeInvoice' : 'orders.order.noInvoice')}
      </p>
    );
  }
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {order.invoices.map(({ id, kind, number, issuedAt, total }) => (
        <li key={id} className="flex items-start gap-3 py-3 text-sm">
          <FileText aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-3" />
          <div className="grid min-w-0 flex-1 gap-0.5">
            {/* A file from the server, which the router doesn't handle. */}
            <a
              href={invoicePath(order.id, id)}
              download
              className="rounded-sm font-[550] text-river-ink underline decoration-river/45 underline-offset-[0.28em] hover:decoration-river"
            >
              {t(names[kind], { number })}
            </a>
            <span className="type-small" suppressHydrationWarning>
              {t('orders.order.issued', { date: format.date(issuedAt, 'medium') })}
            </span>
          </div>
          <MoneyDisplay amount={total} className="text-ink-2" />
        </li>
      ))}
    </ul>
  );
}
