import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';

/** For people who came back from the payment page without paying. */
export function PaymentCancelNote({ orderId }: { orderId: string | null }) {
  const t = useTexts('checkout');
  const localPath = useLocalPath();
  return (
    <section
      aria-labelledby="cancel-title"
      className="grid gap-5 rounded-md border border-s-3 border-rule border-s-info bg-surface p-6 sm:p-8"
    >
      <div className="grid gap-2">
        <h1 id="cancel-title" className="type-h2">
          {t('checkout.cancel.title')}
        </h1>
        <p className="type-body">{t('checkout.cancel.text')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {orderId ? (
          <Button asChild variant="primary">
            <Link to={localPath(`/my-orders/${orderId}`)}>{t('checkout.cancel.openOrder')}</Link>
          </Button>
        ) : null}
        <Button asChild variant={orderId ? 'secondary' : 'primary'}>
          <Link to={localPath('/cart')}>{t('checkout.cancel.openCart')}</Link>
        </Button>
      </div>
    </section>
  );
}
