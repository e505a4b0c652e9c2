import type { OrderRow } from '@danube/contract/checkout/orders.schemas.ts';
import type { ComponentProps } from 'react';
import type { TextKey } from '../../../lib/text-keys.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Badge } from '../../../ui/badge.tsx';

type OrderStatusInput = Pick<OrderRow, 'state' | 'method' | 'refunded' | 'debit'>;
type BadgeKind = ComponentProps<typeof Badge>['kind'];

export function OrderBadge({ order }: { order: OrderStatusInput }) {
  const t = useTexts('orders');
  const [label, kind] = statusOf(order);
  return <Badge kind={kind}>{t(label)}</Badge>;
}

function statusOf({ state, refunded, ...waiting }: OrderStatusInput): [TextKey, BadgeKind] {
  switch (state) {
    case 'pending':
      return pendingStatus(waiting);
    case 'paid':
      return refunded > 0
        ? ['orders.states.partlyRefunded', 'river']
        : ['orders.states.paid', 'river'];
    case 'refunded':
      return ['orders.states.refunded', 'neutral'];
    case 'cancelled':
      return ['orders.states.cancelled', 'neutral'];
  }
}

function pendingStatus({
  method,
  debit,
}: Pick<OrderStatusInput, 'method' | 'debit'>): [TextKey, BadgeKind] {
  if (method === 'transfer') return ['orders.states.waitingForTransfer', 'info'];
  if (debit === 'processing') return ['orders.states.processing', 'info'];
  return debit === 'failed' ? ['orders.states.failed', 'risk'] : ['orders.states.pending', 'risk'];
}
