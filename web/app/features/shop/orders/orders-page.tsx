import type { CursorTrail } from '../../../lib/cursor-trail.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { OrderList } from './order-list.tsx';
import { OrdersLayout } from './orders-layout.tsx';
import { SubscriptionsSection } from './subscriptions-section.tsx';

/** A member's orders, paginated, and their subscriptions. */
export function OrdersPage({ trail }: { trail: CursorTrail }) {
  const t = useTexts('orders');
  return (
    <OrdersLayout title={t('orders.title')} description={t('orders.description')}>
      <header className="mb-10 grid gap-3">
        <h1 className="type-h2">{t('orders.title')}</h1>
        <p className="type-body">{t('orders.lede')}</p>
      </header>
      <div className="grid gap-14">
        <SubscriptionsSection />
        <OrderList trail={trail} />
      </div>
    </OrdersLayout>
  );
}
