import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { maxLinkedItems, type PendingWork } from '../../../platform/today-sources.ts';
import { orders } from '../tables/orders.tables.ts';
import { subscriptions } from '../tables/subscriptions.tables.ts';

/** VIES is often down for hours, so staff are only notified after this long. */
const silentDays = 3;

type UnconfirmedOrder = { id: OrderId; number: number; placedAt: string; count: number };

/**
 * Renewals that charged no VAT because of an earlier answer, since VIES didn't respond. The proof
 * of the VAT id then keeps its earlier time.
 */
export async function findUnconfirmedVatIds(tx: Tx, now: Date): Promise<PendingWork> {
  const before = new Date(now.getTime() - silentDays * 24 * 60 * 60_000);
  const { rows } = await tx.execute<UnconfirmedOrder>(sql`
    select latest.id, latest.number, latest.placed_at::text as "placedAt",
      count(*) over ()::int as count
    from ${subscriptions} subscription
    cross join lateral (
      select * from ${orders} where subscription_id = subscription.id
      order by placed_at desc, number desc limit 1
    ) latest
    where subscription.state <> 'ended' and latest.vat_treatment = 'reverseCharge'
      and latest.placed_at < ${before}
      and latest.billing ->> 'vatId' is not null
      and not exists (
        select from jsonb_array_elements(latest.location_proofs) proof
        where proof ->> 'kind' = 'vatId'
          and (proof ->> 'at')::timestamptz > latest.placed_at - interval '1 day'
      )
    order by latest.placed_at, latest.number
    limit ${maxLinkedItems}`);
  const [oldest] = rows;
  return {
    count: oldest?.count ?? 0,
    since: oldest ? new Date(oldest.placedAt) : null,
    about: rows.map(({ id, number }) => ({ label: String(number), path: `/admin/orders/${id}` })),
  };
}
