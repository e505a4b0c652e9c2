import type { OrderRow } from '@danube/contract/checkout/orders.schemas.ts';
import type { ComponentProps } from 'react';
import type { TextKey } from '../../../lib/text-keys.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Badge } from '../../../ui/badge.tsx';

type Standing = Pick<OrderRow, 'state' | 'method' | 'refunded' | 'debit'>;
type BadgeKind = ComponentProps<typeof Badge>['kind'];

export function OrderBadge({ order }: { order: Standing }) {
  const t = useTexts('orders');
  const [label, kind] = standingOf(order);
  return <Badge kind={kind}>{t(label)}</Badge>;
}

function standingOf({ state, refunded, ...waiting }: Standing): [TextKey, BadgeKind] {
  switch (state) {
    case 'pending':
      return waitingStanding(waiting);
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

function waitingStanding({
  method,
  debit,
}: Pick<Standing, 'method' | 'debit'>): [TextKey, BadgeKind] {
  if (method === 'transfer') return ['orders.states.waitingForTransfer', 'info'];
  if (debit === 'processing') return ['orders.states.processing', 'info'];
  return debit === 'failed' ? ['orders.states.failed', 'risk'] : ['orders.states.pending', 'risk'];
}
