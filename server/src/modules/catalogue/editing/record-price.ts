import type { Money } from '@danube/contract/money.ts';
import type { Tx } from '../../../platform/database.ts';
import type { ItemRecord } from './editing.repository.ts';
import { findReduction } from './price-history.ts';
import { findPrices, insertPrice } from './prices.repository.ts';

type Reduction = Pick<ItemRecord, 'priorPrice' | 'reducedAt'>;

/** Records the price an item is published at; returns the reduction to show. */
export async function recordPrice(
  tx: Tx,
  item: Pick<ItemRecord, 'id' | 'priorPrice' | 'reducedAt'>,
  { price, now }: { price: Money; now: Date },
): Promise<Reduction> {
  const history = await findPrices(tx, item.id);
  const { priorPrice, reducedAt } = item;
  if (history.at(-1)?.price === price) return { priorPrice, reducedAt };
  await insertPrice(tx, item.id, { validFrom: now, price });
  const prior = findReduction(history, price, now);
  return { priorPrice: prior, reducedAt: prior === null ? null : now };
}
