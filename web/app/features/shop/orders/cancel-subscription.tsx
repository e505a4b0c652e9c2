import type { Subscription } from '@danube/contract/checkout/orders.schemas.ts';
import { useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, OverlayClose } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { focusAfterClosing } from './focus-after-closing.ts';
import { OrderNotice } from './order-notice.tsx';
import { useOrderAction } from './use-order-action.ts';

/** Two clicks and no reason required: by law cancelling must be as easy as ordering. */
export function CancelSubscription({ subscription }: { subscription: Subscription }) {
  const t = useTexts('orders');
  const format = useFormat();
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const { id, title } = subscription;
  const cancel = useOrderAction(
    () => queries.orders.cancelSubscription.call({ id, language }),
    ({ paidUntil }) => {
      setIsOpen(false);
      focusAfterClosing('subscriptions-title');
      const date = format.date(paidUntil, 'long');
      showToast({ kind: 'success', title: t('orders.subscriptions.cancelled', { date }) });
    },
  );
  const date = format.date(subscription.paidUntil, 'long');
  return (
    <Dialog
      trigger={
        <Button data-needs-app aria-label={t('orders.subscriptions.cancelNamed', { title })}>
          {t('orders.subscriptions.cancel')}
        </Button>
      }
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => {
        setIsOpen(isNowOpen);
        cancel.reset();
      }}
      title={t('orders.subscriptions.cancelTitle', { title })}
      description={t('orders.subscriptions.cancelText', { date })}
      actions={
        <>
          <OverlayClose asChild>
            <Button variant="quiet">{t('orders.subscriptions.keep')}</Button>
          </OverlayClose>
          <Button variant="danger" isLoading={cancel.isPending} onClick={cancel.run}>
            {t('orders.subscriptions.cancel')}
          </Button>
        </>
      }
    >
      {cancel.problem ? <OrderNotice>{cancel.problem}</OrderNotice> : null}
    </Dialog>
  );
}
