import type { Order } from '@danube/contract/checkout/orders.schemas.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { queries } from '../../../lib/api.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { redirectToExternalSite } from '../../../lib/redirect-to-external-site.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, OverlayClose } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { focusAfterClosing } from './focus-after-closing.ts';
import { OrderNotice } from './order-notice.tsx';
import { withdrawalPath } from './order-paths.ts';
import { useOrderAction } from './use-order-action.ts';

/** The available actions of an order; empty if there are none. */
export function OrderActions({ order }: { order: Order }) {
  const t = useTexts('orders');
  const format = useFormat();
  const localPath = useLocalPath();
  const { state, withdrawableUntil } = order;
  const isUnpaid = state === 'pending';
  if (!isUnpaid && !withdrawableUntil) return null;
  return (
    <section
      aria-label={t('orders.order.actsTitle')}
      className="grid gap-5 rounded-md border border-rule bg-surface p-5 sm:p-6"
    >
      {isUnpaid ? <UnpaidActions order={order} /> : null}
      {withdrawableUntil ? (
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <p className="flex-[1_1_16rem] text-sm text-ink-2" suppressHydrationWarning>
            {t('orders.order.withdrawText', { date: format.date(withdrawableUntil, 'long') })}
          </p>
          <Button asChild>
            <Link to={localPath(withdrawalPath)}>{t('orders.order.withdraw')}</Link>
          </Button>
        </div>
      ) : null}
    </section>
  );
}

/**
 * While the bank processes a debit there is nothing to do: a second payment would be one too many.
 */
function UnpaidActions({ order }: { order: Order }) {
  const t = useTexts('orders');
  if (order.debit === 'processing') {
    return <p className="text-sm text-ink-2">{t('orders.order.processingText')}</p>;
  }
  return order.canPay ? <PayNow order={order} /> : <CancelOrder order={order} />;
}

function PayNow({ order }: { order: Order }) {
  const t = useTexts('orders');
  const format = useFormat();
  const pay = useOrderAction(
    () => queries.orders.pay.call({ id: order.id }),
    ({ payAt }) => redirectToExternalSite(payAt),
  );
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-2">
        {t(order.debit === 'failed' ? 'orders.order.failedText' : 'orders.order.payText')}
      </p>
      {pay.problem ? <OrderNotice>{pay.problem}</OrderNotice> : null}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" data-needs-app isLoading={pay.isPending} onClick={pay.run}>
          {t('orders.order.pay', { amount: format.money(order.total) })}
        </Button>
        <CancelOrder order={order} />
      </div>
    </div>
  );
}

function CancelOrder({ order }: { order: Order }) {
  const t = useTexts('orders');
  const [isOpen, setIsOpen] = useState(false);
  const cancel = useOrderAction(
    () => queries.orders.cancel.call({ id: order.id }),
    () => {
      setIsOpen(false);
      focusAfterClosing('order-title');
      showToast({ title: t('orders.order.cancelled') });
    },
  );
  return (
    <Dialog
      trigger={
        <Button data-needs-app className="justify-self-start">
          {t('orders.order.cancel')}
        </Button>
      }
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => {
        setIsOpen(isNowOpen);
        cancel.reset();
      }}
      title={t('orders.order.cancelTitle', { number: order.number })}
      description={t('orders.order.cancelText')}
      actions={
        <>
          <OverlayClose asChild>
            <Button variant="quiet">{t('orders.order.keep')}</Button>
          </OverlayClose>
          <Button variant="danger" isLoading={cancel.isPending} onClick={cancel.run}>
            {t('orders.order.cancel')}
          </Button>
        </>
      }
    >
      {cancel.problem ? <OrderNotice>{cancel.problem}</OrderNotice> : null}
    </Dialog>
  );
}
