import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Db } from '../platform/database.ts';

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Plan[];
};

/** What an act asks the database, and how the database goes about it. */
export async function watchQueries(pool: Pool, act: (db: Db) => Promise<unknown>) {
  const queries: { text: string; values: unknown[] }[] = [];
  const logQuery = (text: string, values: unknown[]) => void queries.push({ text, values });
  await act(drizzle(pool, { logger: { logQuery } }));
  const plans: Plan[] = [];
  for (const { text, values } of queries) {
    const { rows } = await pool.query(`explain (analyze, buffers, format json) ${text}`, values);
    plans.push(rows[0]['QUERY PLAN'][0].Plan);
  }
  const nodes = plans.flatMap(nodesOf);
  const readings = nodes.filter((node) => node['Relation Name']);
  return {
    queries,
    nodes,
    /** Tables that were read from end to end, or as far as it took to fill a limit. */
    searched: nodes.flatMap((node) =>
      node['Node Type'] === 'Seq Scan' ? (node['Relation Name'] ?? []) : [],
    ),
    /** The most rows of a table that any step looked at, whether it kept them or not. */
    widest: Math.max(0, ...readings.map(rowsLookedAt)),
    /** All rows of tables that all steps looked at, as often as they did. */
    rowsRead: sum(readings.map((node) => rowsLookedAt(node) * node['Actual Loops'])),
    /** Pages of tables and indexes, from memory or from disk. */
    pagesRead: sum(plans.map((plan) => plan['Shared Hit Blocks'] + plan['Shared Read Blocks'])),
  };
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

function rowsLookedAt(plan: Plan): number {
  return plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
