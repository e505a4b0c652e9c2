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

/** The queries of an action, and their plans. */
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
  const scans = nodes.filter((node) => node['Relation Name']);
  return {
    queries,
    nodes,
    /** Tables that were scanned sequentially, fully or until a limit was reached. */
    searched: nodes.flatMap((node) =>
      node['Node Type'] === 'Seq Scan' ? (node['Relation Name'] ?? []) : [],
    ),
    /** The most rows of a table that any plan node read, whether or not it kept them. */
    widest: Math.max(0, ...scans.map(rowsExamined)),
    /** All rows that all plan nodes read, including repeats. */
    rowsRead: sum(scans.map((node) => rowsExamined(node) * node['Actual Loops'])),
    /** Pages of tables and indexes, from cache or disk. */
    pagesRead: sum(plans.map((plan) => plan['Shared Hit Blocks'] + plan['Shared Read Blocks'])),
  };
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

function rowsExamined(plan: Plan): number {
  return plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
