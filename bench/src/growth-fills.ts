import { fillCatalogue } from '@danube/server/modules/catalogue/many-items.factory.ts';
import type { Client } from 'pg';
import { fillInBulk } from './fill-in-bulk.ts';

/** Row numbers: the first one that is missing, and the last. */
export type Rows = { readonly from: number; readonly to: number };

/** Whose calls are measured. Like everyone, they own five items and have 500 lines of commission. */
export const measuredMember = 'member-0';

const rightsPerMember = 5;
const linesPerRep = 500;
/** A room has one member for every hundred messages. */
const messagesPerMember = 100;

export async function fillMembers(client: Client, { from, to }: Rows): Promise<void> {
  await fillInBulk(client, ['users'], () =>
    client.query(`
      insert into users (id, name, email, email_verified)
      select 'member-' || n, 'Member ' || n, 'member-' || n || '@danube.example', true
      from generate_series(${from - 1}, ${to - 1}) as n`),
  );
}

/** Those of each step are of another kind; a search looks at all. */
export async function fillItems(client: Client, { from, to }: Rows): Promise<void> {
  await fillCatalogue(client, { kind: from === 1 ? 'indicator' : 'book', items: to - from + 1 });
  await client.query('vacuum analyze catalogue_items, catalogue_texts, catalogue_slugs');
}

export async function fillEntitlements(client: Client, { from, to }: Rows): Promise<void> {
  await fillInBulk(client, ['entitlements'], () =>
    client.query(`
      insert into entitlements (id, user_id, item_id, source, granted_at)
      select uuidv7(), 'member-' || (n - 1) / ${rightsPerMember}, ids[1 + n % cardinality(ids)],
        'purchase', now() - n * interval '1 second'
      from (select array_agg(id order by slug) as ids from catalogue_items where kind = 'course') as courses,
        generate_series(${from}, ${to}) as n`),
  );
}

/** Two for each member, with a line, an invoice and three entries in the ledger. */
export async function fillOrders(client: Client, { from, to }: Rows): Promise<void> {
  const tables = ['orders', 'order_lines', 'invoices', 'ledger_entries'];
  const added = `from orders where number between ${1e7 + from} and ${1e7 + to}`;
  await fillInBulk(client, tables, async () => {
    await client.query(`
      insert into orders (id, number, user_id, state, method, cart_version, language, email, billing,
        country, rule_version, vat_rate, vat_treatment, subtotal, discount, total, net, vat, refunded,
        declarations, location_proofs, placed_at, expires_at, paid_at)
      select uuidv7(), 1e7 + n, 'member-' || n / 2,
        case when n % 20 = 0 then 'pending' when n % 20 = 1 then 'cancelled' else 'paid' end,
        (array['stripe', 'stripe', 'transfer'])[1 + n % 3], n, 'en',
        'member-' || n / 2 || '@danube.example',
        jsonb_build_object('name', (array['Anna', 'Žofia', 'Jean', 'Paweł'])[1 + n % 4] || ' Family' || n % 1000,
          'street', 'Hauptstraße 1', 'postcode', '10115', 'city', 'Berlin', 'country', 'DE',
          'company', null, 'vatId', null),
        (array['DE', 'SK', 'FR', 'PL', 'IT'])[1 + n % 5], 1, 1900, 'standard',
        11900, 0, 11900, 10000, 1900, 0, '[]', '[]', at, at + interval '1 day',
        case when n % 20 > 1 then at end
      from generate_series(${from}, ${to}) as n,
        lateral (select now() - (4000000 - n) * interval '20 seconds' as at) as moment`);
    await client.query(`
      insert into order_lines (order_id, position, item_id, item_type, title, price, discount, total, net, vat)
      select id, 1, (select id from catalogue_items where kind = 'course' limit 1), 'course',
        'Reading the line', 11900, 0, 11900, 10000, 1900 ${added}`);
    await client.query(`
      insert into invoices (id, order_id, kind, year, serial, number, issued_at, language, country,
        vat_rate, vat_treatment, total, net, vat, document)
      select uuidv7(), id, 'invoice', 2025, number, '2025-' || number, placed_at, 'en', country,
        vat_rate, vat_treatment, total, net, vat, billing ${added} and paid_at is not null`);
    await client.query(`
      insert into ledger_entries (posting, order_id, account, country, amount, at)
      select 'sale:' || id, id, account, case when account = 'vat' then country end,
        case account when 'receivable' then total when 'revenue' then -net else -vat end, placed_at
      from (select * ${added} and paid_at is not null) as sold,
        unnest(array['receivable', 'revenue', 'vat']) as account`);
  });
}

/** The first belong to the seeded representative, 500 to each. */
export async function fillCommissions(client: Client, { from, to }: Rows): Promise<void> {
  await client.query(
    `insert into reps (id, created_at) select gen_random_uuid(), now()
     from generate_series((select count(*) from reps) + 1, $1::int)`,
    [Math.ceil(to / linesPerRep)],
  );
  await fillInBulk(client, ['commission_lines', 'commission_stands'], () =>
    client.query(`
      with everyone as (
        select array_agg(reps.id order by email is distinct from 'rep@danube.example', reps.created_at, reps.id) as ids
        from reps left join users on users.id = reps.user_id
      ), added as (
        insert into commission_lines (id, rep_id, order_id, position, cause, source, item_type, title,
          country, price, discount, total, vat, net, rate, amount, at, due_at)
        select uuidv7(), ids[1 + (n - 1) / ${linesPerRep}], (select id from orders limit 1), 1, 'sale',
          'growth:' || n, 'course', 'Reading the line', 'DE', 11900, 0, 11900, 1900, 10000, 2000, 2000,
          now() - (n % 300) * interval '1 day', now()
        from everyone, generate_series(${from}, ${to}) as n
        returning id, rep_id, number, due_at, amount
      )
      insert into commission_stands (line_id, rep_id, number, state, due_at, amount)
      select id, rep_id, number, (array['pending', 'payable', 'paid', 'held'])[1 + number % 4],
        due_at, amount from added`),
  );
}

/** One room has nearly all messages; the measured member is in twenty small groups as well. */
export async function fillChat(client: Client, { from, to }: Rows): Promise<void> {
  if (from === 1) await fillGroups(client);
  const room = `(select id from chat_conversations where slug = 'general')`;
  const members = Math.ceil(to / messagesPerMember);
  await fillInBulk(client, ['chat_messages', 'chat_members'], async () => {
    await client.query(`
      with samples as materialized (
        select k, said, to_tsvector('danube_en', said) as words from generate_series(0, 999) as k,
          lateral (select 'Question code' || k || ': where does the stop belong?' as said) as sample
      )
      insert into chat_messages (id, conversation_id, seq, revision, sender_id, client_id, text, sent_at, words)
      select uuidv7(), room.id, room.seq + n - ${from} + 1, room.revision + n - ${from} + 1,
        'member-' || n % ${members}, uuidv7(), said, now() - (2e7 - n) * interval '1 second', words
      from chat_conversations as room, generate_series(${from}, ${to}) as n join samples on k = n % 1000
      where slug = 'general'`);
    await client.query(`
      insert into chat_members (conversation_id, user_id, joined_seq, read_seq, joined_at)
      select ${room}, 'member-' || n, 0, 0, now() from generate_series(0, ${members - 1}) as n
      on conflict do nothing`);
    await client.query(`
      update chat_conversations set seq = seq + ${to - from + 1}, revision = revision + ${to - from + 1},
        member_count = (select count(*) from chat_members where conversation_id = ${room})
      where slug = 'general'`);
    await client.query(
      `update chat_members set read_seq = (select seq - 7 from chat_conversations where slug = 'general')
       where user_id = $1 and conversation_id = ${room}`,
      [measuredMember],
    );
  });
}

async function fillGroups(client: Client): Promise<void> {
  await client.query(`
    insert into chat_conversations (id, kind, title, created_at, last_message_at, seq, revision)
    select gen_random_uuid(), 'group', 'Group ' || n, now(), now(), 0, 0 from generate_series(1, 20) as n`);
  await client.query(
    `insert into chat_members (conversation_id, user_id, joined_seq, read_seq, joined_at)
     select id, $1, 0, 0, now() from chat_conversations where kind = 'group' and title like 'Group %'`,
    [measuredMember],
  );
}

/** Of this month: a partition is as large as a month, and a new visit goes into the newest one. */
export async function fillVisits(client: Client, { from, to }: Rows): Promise<void> {
  const at = `date_trunc('month', now(), 'UTC') + (now() - date_trunc('month', now(), 'UTC')) * (n / 1e7)`;
  await client.query(`
    insert into website_visits (created_at, visitor_id, user_agent, page_path, referrer, is_bot,
      origin_country, language, device, browser, day_visitor)
    select ${at}, 'visitor_' || n % 400000, 'Firefox, Linux', '/page-' || floor(60 * power(random(), 3)),
      case when random() < 0.3 then 'https://site-' || floor(300 * power(random(), 4)) || '.example' end,
      random() < 0.05, 'DE', 'de', 'mobile', 'Firefox, Linux', floor(100000 * random())
    from generate_series(${from}, ${to}) as n`);
  await client.query(`
    insert into content_analytics (created_at, content_id, content_type, action_type, visitor_id)
    select ${at}, '/page-' || n % 60, 'page', 'view', 'visitor_' || n % 400000
    from generate_series(${from}, ${to}) as n`);
  await client.query('vacuum analyze website_visits, content_analytics');
}
