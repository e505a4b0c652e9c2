import type { AdminOrderRow } from '@danube/contract/checkout/orders.schemas.ts';
import { Ban, CircleAlert, Gavel, Hourglass, MessageCircleQuestionMark, Undo2 } from 'lucide-react';
import { useTexts } from '../../../../lib/texts.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { disputeTexts, inquiryTexts, stateTexts } from '../sales-names.ts';

type BadgesProps = { order: Pick<AdminOrderRow, 'state' | 'isHeld' | 'dispute' | 'inquiry'> };

/** Most orders are paid, so only the others are marked. */
export function OrderBadges({ order }: BadgesProps) {
  const t = useTexts('sales');
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <OrderStateBadge state={order.state} />
      {order.isHeld ? (
        <Badge kind="risk" icon={<CircleAlert />}>
          {t('sales.held')}
        </Badge>
      ) : null}
      {order.inquiry ? (
        <Badge
          kind={order.inquiry === 'open' ? 'risk' : 'neutral'}
          icon={<MessageCircleQuestionMark />}
        >
          {t(inquiryTexts[order.inquiry])}
        </Badge>
      ) : null}
      {order.dispute ? (
        <Badge kind={order.dispute === 'won' ? 'neutral' : 'risk'} icon={<Gavel />}>
          {t(disputeTexts[order.dispute])}
        </Badge>
      ) : null}
    </span>
  );
}

function OrderStateBadge({ state }: Pick<AdminOrderRow, 'state'>) {
  const t = useTexts('sales');
  const words = t(stateTexts[state]);
  switch (state) {
    case 'paid':
      return <span className="text-ink-2">{words}</span>;
    case 'pending':
      return (
        <Badge kind="info" icon={<Hourglass />}>
          {words}
        </Badge>
      );
    case 'refunded':
      return <Badge icon={<Undo2 />}>{words}</Badge>;
    case 'cancelled':
      return <Badge icon={<Ban />}>{words}</Badge>;
  }
}
