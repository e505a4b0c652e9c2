// What the operations of a day cost as their tables grow from ten thousand rows to ten million:
// `node bench/src/growth.ts [subject…] [--largest rows]`. Fills a database of its own on the parts,
// calls the product's procedures in this process, prints what they cost and keeps it in results.md.

import { parseArgs } from 'node:util';
import { dropDatabase, withDatabase } from '@danube/e2e/database.ts';
import { authSecret } from '@danube/e2e/product.ts';
import { compose } from '@danube/server/compose.ts';
import { sampleBank } from '@danube/server/development/environment.ts';
import { readEnvironment } from '@danube/server/env.ts';
import { createLogger } from '@danube/server/platform/logger.ts';
import { Client } from 'pg';
import { fillMembers, fillOrders } from './growth-fills.ts';
import { measuredCalls, type Operation, warmUpCalls } from './growth-operations.ts';
import { type Subject, subjects } from './growth-subjects.ts';
import { prepareLightDatabase } from './light-seed.ts';
import { expectAtMost, type Figure, formatNumber, informational, median } from './measurement.ts';
import { readUsage } from './pool-usage.ts';
import { printFigures, writeResults } from './results.ts';

type Cost = { readonly milliseconds: number; readonly cpu: number; readonly pages: number };
type Measured = { readonly rows: number; readonly operation: Operation; readonly cost: Cost };

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { largest: { type: 'string', default: '10000000' } },
});
const steps = [10_000, 1_000_000, 10_000_000];
const fewestMembers = 10_000;
const firstOrders = 100;
/** Enough calls for a median, but a slow operation isn't called for minutes. */
const maxMs = 15_000;

const name = `danube_growth_${process.pid}`;
const partsEnv = await prepareLightDatabase(name);
const database = withDatabase(partsEnv, name);
const env = readEnvironment({
  ...database,
  ...sampleBank,
  NODE_ENV: 'test',
  SITE_URL: 'http://localhost',
  AUTH_SECRET: authSecret,
  DATABASE_POOL_SIZE: '4',
});
const client = new Client({ connectionString: database.DATABASE_OWNER_URL });
// Dropping the database ends this connection if a step has failed.
client.on('error', () => undefined);
await client.connect();
const parts = compose(env, createLogger({ level: 'warn', name: 'growth' }), 'growth');
let members = 0;
try {
  await parts.jobs.start();
  // Commissions refer to an order.
  await addMembers(fewestMembers);
  await fillOrders(client, { from: 1, to: firstOrders });
  for (const [subject, known] of Object.entries(subjects)) {
    if (positionals.length > 0 && !positionals.includes(subject)) continue;
    const figures = await measureSubject(subject, known);
    printFigures(`growth of ${subject}`, figures);
    if (figures.some(({ isMet }) => isMet === false)) process.exitCode = 1;
  }
} finally {
  await parts.close();
  await dropDatabase(partsEnv, name);
  await client.end().catch(() => undefined);
}

async function addMembers(to: number): Promise<void> {
  if (to <= members) return;
  await fillMembers(client, { from: members + 1, to });
  members = to;
}

async function measureSubject(subject: string, known: Subject): Promise<Figure[]> {
  const measured: Measured[] = [];
  let figures: Figure[] = [];
  let rows = subject === 'orders' ? firstOrders : 0;
  const largest = Math.min(known.largest, Number(values.largest));
  for (const to of new Set(steps.map((step) => Math.min(step, largest)))) {
    const begin = performance.now();
    await addMembers(Math.ceil(to / known.rowsPerMember));
    await known.fill(client, { from: rows + 1, to });
    rows = to;
    console.info(`${to} ${subject} after ${((performance.now() - begin) / 1_000).toFixed(0)} s`);
    for (const operation of await known.operations({ parts, client })) {
      measured.push({ rows, operation, cost: await measure(operation) });
    }
    const operations = Map.groupBy(measured, ({ operation }) => operation.name);
    figures = [...operations.values()].map((costs) => judge(subject, costs));
    figures.push(await measureSize(subject, known, rows));
    // After each step, because the last one can take half an hour.
    writeResults(`growth of ${subject}`, figures);
  }
  return figures;
}

async function measure({ name: operation, call }: Operation): Promise<Cost> {
  const times: number[] = [];
  const { pool } = parts.database;
  for (let turn = 0; turn < warmUpCalls; turn += 1) await call(turn);
  const before = await readUsage(pool);
  const ownBefore = process.cpuUsage();
  const begin = performance.now();
  for (let turn = 0; turn < measuredCalls; turn += 1) {
    const called = performance.now();
    await call(warmUpCalls + turn);
    times.push(performance.now() - called);
    if (called - begin > maxMs) break;
  }
  const { user, system } = process.cpuUsage(ownBefore);
  const after = await readUsage(pool);
  const cpu =
    (after.cpuMilliseconds - before.cpuMilliseconds + (user + system) / 1_000) / times.length;
  const pages = (after.pages - before.pages) / times.length;
  const cost = { milliseconds: median(times), cpu, pages };
  console.info(`  ${operation}: ${Object.values(cost).map(formatNumber).join(', ')}`);
  return cost;
}

/** By CPU time, because how long a call takes depends on what else the machine does. */
function judge(subject: string, measured: readonly Measured[]): Figure {
  const [first, last] = [measured[0], measured.at(-1)];
  if (!first || !last) throw new Error(`nothing of ${subject} was measured`);
  const value = last.cost.cpu / first.cost.cpu;
  const listed = (of: (cost: Cost) => number) =>
    measured.map(({ cost }) => formatNumber(of(cost))).join(' · ');
  const { name: operation, reason } = first.operation;
  const note = [
    `among ${measured.map(({ rows }) => rows.toLocaleString('en')).join(' · ')} ${subject}`,
    `CPU ${listed(({ cpu }) => cpu)} ms`,
    `median ${listed(({ milliseconds }) => milliseconds)} ms`,
    `${listed(({ pages }) => Math.round(pages))} pages read`,
    ...(value > 2 && reason ? [reason] : []),
  ].join('; ');
  return reason && value > 2
    ? informational(`${operation}, most ÷ fewest`, formatNumber(value), note)
    : expectAtMost(2, { what: `${operation}, most ÷ fewest`, value, note });
}

/** With indexes and all partitions. */
async function measureSize(subject: string, { tables }: Subject, rows: number): Promise<Figure> {
  const { rows: sizes } = await client.query<{ bytes: string }>(
    `select sum(pg_total_relation_size(name::regclass)
       + (select coalesce(sum(pg_total_relation_size(relid)), 0)
          from pg_partition_tree(name::regclass) where relid <> name::regclass)) as bytes
     from unnest($1::text[]) as name`,
    [[...tables]],
  );
  const bytes = Number(sizes[0]?.bytes);
  return informational(
    `bytes for each of the ${subject}, with indexes`,
    formatNumber(bytes / rows),
    `${tables.join(', ')}: ${(bytes / 1024 ** 3).toFixed(2)} GB`,
  );
}
