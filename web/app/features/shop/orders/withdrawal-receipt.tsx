import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { StateLine } from '../../../ui/line/state-line.tsx';
import { orderPath } from './order-paths.ts';
import type { Receipt } from './withdrawal-input.ts';

/** The acknowledgement, with the relevant date and time. */
export function WithdrawalReceipt({ receipt, onMore }: { receipt: Receipt; onMore: () => void }) {
  const t = useTexts('orders');
  const format = useFormat();
  const localPath = useLocalPath();
  const { input, refund, at } = receipt;
  const moment = `${format.date(at, 'moment')} ${format.zone(at)}`;
  return (
    <div className="grid gap-6">
      <StateLine drawing="done" />
      <div role="status" className="grid gap-3">
        <h1 className="type-h2">{t('orders.withdrawal.doneTitle')}</h1>
        <p className="type-body tabular">{t('orders.withdrawal.doneText', { moment })}</p>
        <p className="type-body tabular">
          {refund > 0
            ? t('orders.withdrawal.doneRefund', { amount: format.money(refund) })
            : t('orders.withdrawal.noRefund')}
        </p>
      </div>
      <ul className="divide-y divide-rule border-y border-rule">
        {input.lines.map(({ itemId, title }) => (
          <li key={itemId} className="py-3 font-[560] wrap-anywhere">
            {title}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link to={localPath(orderPath(input.offer.orderId))}>
            {t('orders.order.title', { number: input.offer.number })}
          </Link>
        </Button>
        <Button variant="quiet" onClick={onMore}>
          {t('orders.withdrawal.more')}
        </Button>
      </div>
    </div>
  );
}
