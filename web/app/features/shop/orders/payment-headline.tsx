import type { Order } from '@danube/contract/checkout/orders.schemas.ts';
import type { Translate } from '../../../lib/text-keys.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { type Format, useFormat } from '../../../lib/use-format.tsx';
import { StateLine } from '../../../ui/line/state-line.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

type Headline = { title: string; text: string; kind: 'done' | 'waiting' | 'over' };

/** The payment's status; announced again when it changes. */
export function PaymentHeadline({ order, isLate }: { order: Order; isLate: boolean }) {
  const t = useTexts('checkout');
  const format = useFormat();
  // If the bank needs days, the page stops waiting.
  const isSlow = isLate || order.debit === 'processing';
  const { title, text, kind } = headlineOf(order, isSlow, { t, format });
  const isWaiting = kind === 'waiting' && !isSlow && order.method !== 'transfer';
  return (
    <div role="status" className="mb-12 grid gap-4">
      {kind === 'done' ? <StateLine drawing="done" /> : null}
      <h1 className="type-h2 flex max-w-[18em] items-start gap-4">
        {isWaiting ? <Spinner className="mt-[0.2em] size-[0.7em] shrink-0 text-river" /> : null}
        {title}
      </h1>
      <p className="type-lede" suppressHydrationWarning>
        {text}
      </p>
    </div>
  );
}

function headlineOf(
  order: Order,
  isLate: boolean,
  { t, format }: { t: Translate; format: Format },
): Headline {
  const { number, transfer } = order;
  switch (order.state) {
    case 'paid':
      return {
        kind: 'done',
        title:
          order.total === 0 ? t('checkout.success.freeTitle') : t('checkout.success.paidTitle'),
        text:
          order.total === 0
            ? t('checkout.success.freeText', { number })
            : t('checkout.success.paidText', { number }),
      };
    case 'refunded':
      return {
        kind: 'over',
        title: t('checkout.success.refundedTitle'),
        text: t('checkout.success.refundedText', { number }),
      };
    case 'cancelled':
      return {
        kind: 'over',
        title: t('checkout.success.cancelledTitle'),
        text: t('checkout.success.cancelledText', { number }),
      };
    case 'pending':
      break;
  }
  if (transfer) {
    const date = format.date(transfer.dueAt, 'long');
    return {
      kind: 'waiting',
      title: t('checkout.success.transferTitle'),
      text: t('checkout.success.transferText', { date }),
    };
  }
  if (order.debit === 'failed') {
    return {
      kind: 'over',
      title: t('checkout.success.failedTitle'),
      text: t('checkout.success.failedText', { number }),
    };
  }
  return {
    kind: 'waiting',
    title: isLate ? t('checkout.success.lateTitle') : t('checkout.success.waitingTitle'),
    text: isLate ? t('checkout.success.lateText') : t('checkout.success.waitingText'),
  };
}
