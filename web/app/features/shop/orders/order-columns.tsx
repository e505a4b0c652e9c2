import type { Order } from '@danube/contract/checkout/orders.schemas.ts';
import type { ReactNode } from 'react';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { AmountList } from './amount-list.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { linePath } from './line-path.ts';
import { OrderLineList } from './order-line-list.tsx';
import { TransferDetails } from './transfer-details.tsx';

type OrderColumnsProps = {
  order: Order;
  linesTitle: string;
  /** Shown above the purchased items. */
  acts?: ReactNode;
  /** Shown below the invoices. */
  children: ReactNode;
};

/** Payment details, items and amounts; next to them the invoices. */
export function OrderColumns({ order, linesTitle, acts, children }: OrderColumnsProps) {
  const t = useTexts('orders');
  return (
    <div className="columns-12 gap-y-12">
      <div className="col-span-full grid content-start gap-12 lg:col-span-7">
        {order.transfer ? <TransferDetails transfer={order.transfer} total={order.total} /> : null}
        {acts}
        <section aria-labelledby="lines-title" className="grid gap-4">
          <h2 id="lines-title" className="type-h3">
            {linesTitle}
          </h2>
          <BoughtLines order={order} />
          <div className="sm:ms-auto sm:w-96 sm:max-w-full">
            <AmountList amounts={{ ...order, country: order.billing.country }} />
          </div>
        </section>
      </div>
      <div className="col-span-full grid content-start gap-10 lg:col-span-4 lg:col-start-9">
        <section aria-labelledby="invoices-title" className="grid gap-3">
          <h2 id="invoices-title" className="type-h4">
            {t('orders.order.invoicesTitle')}
          </h2>
          <InvoiceList order={order} />
        </section>
        {children}
      </div>
    </div>
  );
}

/** The purchased items, each linking to where it can be used. */
function BoughtLines({ order }: { order: Order }) {
  const t = useTexts('orders');
  const localPath = useLocalPath();
  return (
    <OrderLineList
      label={t('orders.order.linesTitle')}
      lines={order.lines}
      title={(line) => {
        const path = linePath(line);
        return path ? <TextLink to={localPath(path)}>{line.title}</TextLink> : line.title;
      }}
    />
  );
}
