import { expectNone, type Figure } from './scenario.ts';
import type { Stage } from './stage.ts';

/** Invariants of the ledger, each as a query for the rows that violate it. */
const violations: readonly (readonly [what: string, sql: string])[] = [
  [
    'postings that do not sum to 0',
    'select posting as row from ledger_entries group by posting having sum(amount) <> 0',
  ],
  [
    'orders whose ledger does not sum to 0',
    'select order_id::text as row from ledger_entries group by order_id having sum(amount) <> 0',
  ],
  [
    'a ledger that does not sum to 0',
    `select sum(amount)::text as row from ledger_entries having coalesce(sum(amount), 0) <> 0`,
  ],
  [
    'paid orders whose money came not exactly once',
    `select id::text as row from orders left join (
       select order_id, count(distinct posting) as times, sum(amount) as amount
       from ledger_entries where posting like 'payment:%' and account in ('stripe', 'bank')
       group by order_id
     ) came on came.order_id = id
     where paid_at is not null and (times is distinct from 1 or amount <> total)`,
  ],
  [
    'unpaid orders with money',
    `select order_id::text as row from ledger_entries join orders on orders.id = order_id
     where posting like 'payment:%' and paid_at is null`,
  ],
  [
    'orders not invoiced exactly once',
    `select id::text as row from orders left join (
       select order_id, count(*) as times, sum(total) as amount from invoices
       where kind = 'invoice' group by order_id
     ) invoiced on invoiced.order_id = id
     where case
       when paid_at is not null or (method = 'transfer' and state = 'pending')
       then times is distinct from 1 or amount <> total
       else method = 'stripe' and times is not null end`,
  ],
  [
    'series of invoices with gaps',
    `select kind || ' ' || year as row from invoices join invoice_series using (kind, year)
     group by kind, year, last
     having count(*) <> last or min(serial) <> 1 or max(serial) <> last`,
  ],
  [
    'bought lines not handed over exactly once, or kept after a refund',
    `select line.order_id::text as row from order_lines line
     join orders on orders.id = line.order_id
     left join entitlements given on given.order_id = line.order_id
       and given.item_id = line.item_id and given.user_id = orders.user_id
       and given.revoked_at is null
     where paid_at is not null
     group by line.order_id, line.position, orders.state
     having count(given.id) <> case orders.state when 'refunded' then 0 else 1 end`,
  ],
  [
    'things handed over that nobody paid',
    `select given.id::text as row from entitlements given
     left join orders on orders.id = given.order_id
     where given.source <> 'grant' and orders.paid_at is null`,
  ],
  [
    'orders not told paid and confirmed exactly once',
    `select orders.id::text as row from orders join order_events event on event.order_id = orders.id
     where paid_at is not null group by orders.id
     having count(*) filter (where kind = 'paid') <> 1
       or count(*) filter (where kind = 'receiptSent') <> 1`,
  ],
  [
    'orders at another price than the catalogue asks',
    `select orders.id::text as row from orders
     join order_lines line on line.order_id = orders.id
     join catalogue_items item on item.id = line.item_id
     group by orders.id
     having sum(item.price) <> orders.total or sum(line.total) <> orders.total
       or sum(line.net) <> orders.net or sum(line.vat) <> orders.vat`,
  ],
  [
    'bought things still in the cart',
    `select line.order_id::text as row from order_lines line
     join orders on orders.id = line.order_id
     join shopping_cart held on held.user_id = orders.user_id and held.item_id = line.item_id
     where paid_at is not null`,
  ],
  [
    'keys with several orders',
    `select user_id || ' ' || key as row from orders where key is not null
     group by user_id, key having count(*) > 1`,
  ],
  [
    'carts ordered twice',
    `select user_id || ' ' || cart_version as row from orders
     where state <> 'cancelled' and cart_version is not null
     group by user_id, cart_version having count(*) > 1`,
  ],
];

/**
 * Verifies the ledger with independent SQL. Only whole purchases at full price are expected, and
 * refunds of all of it.
 */
export async function verifyBooks(stage: Stage): Promise<Figure> {
  const seen: string[] = [];
  for (const [what, sql] of violations) {
    const rows = await stage.query<{ row: string }>(sql);
    seen.push(...rows.map(({ row }) => `${what}: ${row}`));
  }
  return expectNone(`faults in the books (${violations.length} sorts)`, seen);
}
