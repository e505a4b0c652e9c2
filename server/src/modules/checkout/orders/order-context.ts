import type { OrderId, Transfer } from '@danube/contract/checkout/orders.schemas.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database.ts';
import type { CatalogueApi } from '../../catalogue/catalogue.api.ts';
import type { OrderContext } from './order.mapper.ts';
import type { OrderRecord } from './orders.repository.ts';
import type { OrderParts } from './read-orders.repository.ts';

export type OrderContextDependencies = {
  clock: Clock;
  catalogue: Pick<CatalogueApi, 'findItems'>;
  /** The transfer details of a pending order; null if it isn't paid by transfer. */
  transferOf(tx: Tx, order: OrderRecord): Promise<Transfer | null>;
  withdrawableUntil(tx: Tx, orderId: OrderId): Promise<Date | null>;
};

export async function findOrderContext(
  { clock, catalogue, transferOf, withdrawableUntil }: OrderContextDependencies,
  tx: Tx,
  { order, lines }: OrderParts,
): Promise<OrderContext> {
  const ids = new Set(lines.map(({ itemId }) => itemId));
  const items = await catalogue.findItems(tx, [...ids]);
  const shown = items.filter(({ isPublic }) => isPublic);
  return {
    now: clock.now(),
    transfer: await transferOf(tx, order),
    withdrawableUntil: await withdrawableUntil(tx, order.id),
    slugs: new Map(shown.map(({ id, slug }) => [id, slug])),
  };
}
