import type { Client } from 'pg';
import { fillCatalogue } from '../catalogue/many-items.factory.ts';

/**
 * Three years of orders up to November 2026, generated in SQL: 5,000 members with a hundred names
 * in five countries, two lines each, most of them paid and invoiced.
 */
export async function fillOrders(client: Client, count: number): Promise<void> {
  await fillCatalogue(client, { kind: 'course', items: 100 });
  await client.query(`
    insert into users (id, name, email)
    select 'member-' || n, 'Member', 'member-' || n || '@danube.example'
    from generate_series(0, 4999) as n`);
  await client.query(
    `insert into orders (
       id, number, user_id, state, method, cart_version, language, email, billing, country,
       rule_version, vat_rate, vat_treatment, subtotal, discount, total, net, vat, refunded,
       declarations, location_proofs, dispute, held_because, placed_at, expires_at, paid_at
     )
     select gen_random_uuid(), 100000 + n, 'member-' || n % 5000,
       case when n % 20 = 0 then 'pending' when n % 20 = 1 then 'cancelled' else 'paid' end,
       (array['stripe', 'stripe', 'transfer'])[1 + n % 3], n, 'en',
       'member-' || n % 5000 || '@danube.example',
       jsonb_build_object(
         'name', (array['Anna', 'Žofia', 'Jean', 'Paweł', 'Marco'])[1 + n % 5] || ' ' ||
           case when n % 1000 = 7 then 'Kováčová' else 'Family' || n % 20 end,
         'street', 'Hauptstraße 1', 'postcode', '10115', 'city', 'Berlin',
         'country', 'DE', 'company', case when n % 4 = 0 then 'Company ' || n % 50 end, 'vatId', null
       ),
       (array['DE', 'SK', 'FR', 'PL', 'IT'])[1 + n % 5], 1, 1900, 'standard',
       11900 + n % 500, 0, 11900 + n % 500, 10000, 1900 + n % 500, 0,
       '[]', '[]', case when n % 5000 = 3 then 'open' end,
       case when n % 5000 = 4 then 'amount' end, at, at + interval '1 day',
       case when n % 20 > 1 then at end
     from generate_series(1, $1::int) as n,
       lateral (select timestamptz '2026-11-15' - n * interval '15 minutes' as at) as moment`,
    [count],
  );
  await client.query(`
    insert into order_lines (
      order_id, position, item_id, item_type, title, price, discount, total, net, vat
    )
    select orders.id, position, items.ids[1 + number % 100], 'course', 'Reading the line ' || position,
      5000, 0, 5000, 4202, 798
    from orders, generate_series(1, 2) as position,
      (select array_agg(id) as ids from catalogue_items) as items`);
  await client.query(`
    insert into invoices (
      id, order_id, kind, year, serial, number, issued_at, language, country, vat_rate,
      vat_treatment, total, net, vat, document
    )
    select gen_random_uuid(), id, 'invoice', 2026, number - 100000,
      '2026-' || lpad((number - 100000)::text, 6, '0'), placed_at, 'en', country, vat_rate,
      vat_treatment, total, net, vat, '{}'
    from orders where paid_at is not null`);
  await client.query(`
    insert into refunds (id, order_id, amount, state, reason, requested_at)
    select gen_random_uuid(), id, 1000, case when number % 1000 = 9 then 'failed' else 'done' end,
      'Asked for it', placed_at + interval '2 days'
    from orders where paid_at is not null and number % 50 = 9`);
  await client.query(`
    insert into ledger_entries (posting, order_id, account, country, amount, at)
    select 'sale:' || number, id, account, case when account = 'vat' then country end,
      case account when 'receivable' then total when 'revenue' then -net else -vat end, placed_at
    from orders, unnest(array['receivable', 'revenue', 'vat']) as account
    where paid_at is not null`);
  await client.query('vacuum analyze ledger_entries, orders, order_lines, invoices, refunds');
}
