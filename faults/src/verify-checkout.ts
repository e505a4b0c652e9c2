import { type HistoryLine, readHistory } from './checkout-history.ts';
import { expectAtLeast, expectNone, type Figure } from './scenario.ts';
import type { Stage } from './stage.ts';

type Row = {
  readonly id: string;
  readonly buyer: string;
  readonly key: string;
  readonly state: string;
  readonly isPaid: boolean;
};

/** Compares what the buyers were told with the tables. */
export async function verifyHistory(stage: Stage, path: string): Promise<Figure[]> {
  const lines = readHistory(path);
  const rows = Map.groupBy(await readOrders(stage), nameOf);
  const requested = namesOf(lines, 'asked');
  const placed = lines.filter((line) => line.what === 'placed');
  const acknowledged = new Set(placed.map(nameOf));
  const paying = namesOf(lines, 'paying');
  const ordersOf = (name: string) => rows.get(name) ?? [];
  const silent = [...requested].filter((name) => !acknowledged.has(name));
  return [
    expectAtLeast(1, 'wishes', [requested.size, '']),
    expectNone(
      'acknowledged and not there',
      placed
        .filter((line) => !ordersOf(nameOf(line)).some(({ id }) => id === line.orderId))
        .map(nameOf),
    ),
    expectNone('acknowledged as two orders', varying(placed)),
    expectNone(
      'ordered more than once',
      [...rows].filter(([, found]) => found.length > 1).map(([name]) => name),
    ),
    expectNone(
      'ordered and never asked for',
      [...rows.keys()].filter((name) => !requested.has(name)),
    ),
    expectAtLeast(0, 'unacknowledged', [
      silent.length,
      ` (${silent.filter((name) => ordersOf(name).length === 1).length} ordered)`,
    ]),
    expectNone(
      'refused',
      lines
        .filter((line) => line.what === 'refused')
        .map(({ status, body }) => `${status} ${body}`),
    ),
    expectNone(
      'paid and not settled',
      [...namesOf(lines, 'paid')].filter((name) => !ordersOf(name)[0]?.isPaid),
    ),
    expectNone(
      'settled and never paid',
      [...rows].filter(([name, [row]]) => row?.isPaid && !paying.has(name)).map(([name]) => name),
    ),
    expectNone(
      'acknowledged and given up',
      [...acknowledged].filter((name) => ordersOf(name)[0]?.state === 'cancelled'),
    ),
  ];
}

/** How many paid orders aren't settled yet. */
export async function countUnsettled(stage: Stage, path: string): Promise<number> {
  const paid = namesOf(readHistory(path), 'paid');
  const rows = await readOrders(stage);
  const settled = new Set(rows.filter(({ isPaid }) => isPaid).map(nameOf));
  return [...paid].filter((name) => !settled.has(name)).length;
}

function readOrders(stage: Stage): Promise<Row[]> {
  return stage.query<Row>(
    `select id, user_id as buyer, key, state, paid_at is not null as "isPaid" from orders`,
  );
}

function nameOf({ buyer, key }: { buyer: string; key: string }): string {
  return `${buyer} ${key}`;
}

function namesOf(lines: readonly HistoryLine[], what: HistoryLine['what']): Set<string> {
  return new Set(lines.filter((line) => line.what === what).map(nameOf));
}

function varying(placed: readonly (HistoryLine & { what: 'placed' })[]): string[] {
  const groups = Map.groupBy(placed, nameOf);
  return [...groups]
    .filter(([, group]) => new Set(group.map(({ orderId }) => orderId)).size > 1)
    .map(([name]) => name);
}
