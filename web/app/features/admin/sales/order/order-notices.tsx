import type { AdminOrder } from '@danube/contract/checkout/orders.schemas.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Notice } from '../kit/notice.tsx';
import { useSalesFormat } from '../use-sales-format.ts';
import { isErasedUnpaid, refundsToPay } from './order-money.ts';

/** What needs attention now, most urgent first. */
export function OrderNotices({ order }: { order: AdminOrder }) {
  const t = useTexts('sales');
  const format = useSalesFormat();
  const failed = order.refunds.filter(({ state }) => state === 'failed').at(-1);
  const toPay = refundsToPay(order);
  const isErased = isErasedUnpaid(order);
  return (
    <div className="grid gap-3 empty:hidden">
      {order.dispute === 'open' ? (
        <Notice kind="risk" title={t('sales.notices.dispute')}>
          {t('sales.notices.disputeText')}
        </Notice>
      ) : null}
      {order.inquiry === 'open' ? (
        <Notice kind="risk" title={t('sales.notices.inquiry')}>
          {t('sales.notices.inquiryText')}
        </Notice>
      ) : null}
      {order.isHeld ? (
        <Notice kind="risk" title={t('sales.notices.held')}>
          {order.method === 'transfer'
            ? t('sales.notices.heldTransfer')
            : t('sales.notices.heldCard')}
        </Notice>
      ) : null}
      {failed ? (
        <Notice
          kind="risk"
          title={t('sales.notices.refundFailed', { amount: format.money(failed.amount) })}
        >
          {t('sales.notices.refundFailedText')}
        </Notice>
      ) : null}
      {toPay > 0 ? (
        <Notice
          kind="info"
          title={t('sales.notices.payBack', { amount: format.money(toPay), name: order.buyer })}
        >
          {isErased ? t('sales.notices.payBackErasedText') : t('sales.notices.payBackText')}
        </Notice>
      ) : null}
      {isErased && order.refunds.length === 0 ? (
        <Notice kind="info" title={t('sales.notices.erased')}>
          {t('sales.notices.erasedText')}
        </Notice>
      ) : null}
      {order.inquiry === 'answered' ? (
        <Notice kind="info" title={t('sales.notices.inquiryAnswered')}>
          {t('sales.notices.inquiryAnsweredText')}
        </Notice>
      ) : null}
      {order.dispute === 'lost' ? (
        <Notice kind="info" title={t('sales.notices.lost')}>
          {t('sales.notices.lostText')}
        </Notice>
      ) : null}
    </div>
  );
}
