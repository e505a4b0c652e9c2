import type { OrderRow } from '@danube/contract/checkout/orders.schemas.ts';
import type { ComponentProps } from 'react';
import type { TextKey } from '../../lib/text-keys.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Badge } from '../../ui/badge.tsx';

type Standing = Pick<OrderRow, 'state' | 'method' | 'refunded'>;
type BadgeKind = ComponentProps<typeof Badge>['kind'];

/** How an order stands, in a word. */
export function OrderBadge({ order }: { order: Standing }) {
  const t = useTexts('orders');
  const [label, kind] = standingOf(order);
  return <Badge kind={kind}>{t(label)}</Badge>;
}

function standingOf({ state, method, refunded }: Standing): [TextKey, BadgeKind] {
  switch (state) {
    case 'pending':
      return method === 'transfer'
        ? ['orders.states.waitingForTransfer', 'info']
        : ['orders.states.pending', 'risk'];
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
