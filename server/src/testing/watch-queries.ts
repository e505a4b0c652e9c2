import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Db } from '../platform/database.ts';

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
};

/** What an act asks the database, and how the database goes about it. */
export async function watchQueries(pool: Pool, act: (db: Db) => Promise<unknown>) {
  const queries: { text: string; values: unknown[] }[] = [];
  const logQuery = (text: string, values: unknown[]) => void queries.push({ text, values });
  await act(drizzle(pool, { logger: { logQuery } }));
  const plans: Plan[] = [];
  for (const { text, values } of queries) {
    const { rows } = await pool.query(`explain (analyze, format json) ${text}`, values);
    plans.push(rows[0]['QUERY PLAN'][0].Plan);
  }
  const nodes = plans.flatMap(nodesOf);
  return {
    queries,
    nodes,
    /** Tables that were read from end to end, or as far as it took to fill a limit. */
    searched: nodes.flatMap((node) =>
      node['Node Type'] === 'Seq Scan' ? (node['Relation Name'] ?? []) : [],
    ),
    /** The most rows of a table that any step looked at, whether it kept them or not. */
    widest: Math.max(0, ...nodes.filter((node) => node['Relation Name']).map(rowsLookedAt)),
  };
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

function rowsLookedAt(plan: Plan): number {
  return plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0);
}
