import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isNightly, runSize } from '../../../testing/run-size.ts';
import { openRepStage, type Rep } from '../sales-reps.factory.ts';

const lines = runSize({ nightly: 1_000_000, short: 20_000 });
// A small table needs more reps: with 40, reading it whole costs about as much as reading by key.
const linesPerRep = runSize({ nightly: 500, short: 80 });
const batch = 50_000;
/** For everything that the screen requests at once. */
const maxSqlMs = 20;

const shop = await openRepStage();
const { stage } = shop;
let rep: Rep;

afterAll(() => shop.close());

beforeAll(async () => {
  rep = await shop.openRep({ code: 'SIZE77' });
  await shop.buy({ invitedBy: rep.code });
  await stage.pool.query(
    `insert into reps (id, created_at)
     select gen_random_uuid(), now() from generate_series(2, $1::int)`,
    [lines / linesPerRep],
  );
  for (let from = 0; from < lines; from += batch) {
    await stage.pool.query(copies, [rep.id, from + 1, Math.min(from + batch, lines)]);
  }
  await stage.pool.query(
    `insert into rep_days (rep_id, day, clicks)
     select id, current_date - n, n from reps, generate_series(1, 365) n on conflict do nothing`,
  );
  const client = await stage.pool.connect();
  for (const table of ['commission_lines', 'commission_stands', 'rep_days', 'reps']) {
    await client.query(`analyze ${table}`);
  }
  client.release();
}, 1_800_000);

/** The line of one sale repeated for each rep in turn, in every state. */
const copies = `
  with everyone as (select array_agg(id order by id) as ids from reps),
  made as (
    insert into commission_lines (id, rep_id, order_id, position, cause, source, item_type, title,
      country, price, discount, total, vat, net, rate, amount, at, due_at)
    select gen_random_uuid(), ids[1 + n % cardinality(ids)], l.order_id, 1, l.cause, 'size:' || n,
      l.item_type, l.title, l.country, l.price, l.discount, l.total, l.vat, l.net, l.rate,
      l.amount, l.at - (n % 300) * interval '1 day', l.due_at
    from (select * from commission_lines where rep_id = $1 and source like 'sale:%' limit 1) l,
      everyone, generate_series($2::int, $3::int) n
    returning *
  )
  insert into commission_stands (line_id, rep_id, number, state, due_at, amount)
  select id, rep_id, number, (array['pending', 'payable', 'paid', 'held'])[1 + number % 4], due_at,
    amount from made`;

type Asked = { readonly text: string; readonly values: unknown[] };

/** Every statement that the four procedures of the screen send. */
async function statementsOfScreen(): Promise<Asked[]> {
  const asked: Asked[] = [];
  const spy = vi.spyOn(stage.pool, 'query');
  const { salesReps } = rep.api;
  await salesReps.dashboard({});
  await salesReps.lines({});
  await salesReps.payouts();
  await salesReps.statements();
  for (const [config, values] of spy.mock.calls as unknown as [{ text: string }, unknown[]][]) {
    asked.push({ text: config.text, values });
  }
  spy.mockRestore();
  return asked;
}

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

test('what the dashboard asks for is read by key, however many lines there are', async ({
  annotate,
}) => {
  const asked = await statementsOfScreen();
  expect(asked.length).toBeGreaterThan(8);
  let milliseconds = 0;
  for (const { text, values } of asked) {
    const explain = `explain (analyze, format json) ${text}`;
    await stage.pool.query(explain, values);
    const { rows } = await stage.pool.query(explain, values);
    const [{ Plan: plan, ...times }] = rows[0]['QUERY PLAN'];
    milliseconds += times['Planning Time'] + times['Execution Time'];
    const whole = nodesOf(plan).filter((node) => node['Node Type'] === 'Seq Scan');
    expect(whole.map((node) => node['Relation Name'])).not.toContain('commission_lines');
    expect(whole.map((node) => node['Relation Name'])).not.toContain('commission_stands');
    expect(whole.map((node) => node['Relation Name'])).not.toContain('rep_days');
  }
  await annotate(`${milliseconds.toFixed(1)} ms of SQL at ${lines} lines`);
  if (isNightly) expect(milliseconds).toBeLessThanOrEqual(maxSqlMs);
}, 120_000);
