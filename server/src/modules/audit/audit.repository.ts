import { type SQL, sql } from 'drizzle-orm';
import { selectEntries } from '../../platform/audit.repository.ts';
import type { AuditContent } from '../../platform/audit-chain.ts';
import type { Tx } from '../../platform/database.ts';

export type EntryFilter = {
  /** A prefix of the action; empty for all. */
  action: string;
  about?: string;
  from?: Date;
  to?: Date;
  before?: number;
};

/** Newest first. Every filter uses an index, so this stays fast as the log grows. */
export async function findEntries(
  tx: Tx,
  filter: EntryFilter,
  limit: number,
): Promise<AuditContent[]> {
  const branches = await branchesOf(tx, filter);
  if (branches.length === 0) return [];
  const rest = await conditionsOf(tx, filter);
  // Each branch scans one index backwards and stops at the limit.
  const numbers = branches.map(
    (branch) => sql`(
      select number from audit_entries where ${sql.join([branch, ...rest], sql` and `)}
      order by number desc limit ${limit})`,
  );
  return selectEntries(
    tx,
    sql`where number in (${sql.join(numbers, sql` union `)}) order by number desc limit ${limit}`,
  );
}

/** What determines the index: the person, else the action, else the number alone. */
async function branchesOf(tx: Tx, filter: EntryFilter): Promise<SQL[]> {
  const { about, action } = filter;
  if (about !== undefined) return [sql`actor_id = ${about}`, sql`target_id = ${about}`];
  if (action === '') return [sql`true`];
  const actions = await findActions(tx, action);
  if (actions.length === 0) return [];
  // One branch: PostgreSQL knows the frequencies and decides whether to scan by action or number.
  return [sql`action in ${actions}`];
}

async function conditionsOf(tx: Tx, filter: EntryFilter): Promise<SQL[]> {
  const { about, action, from, to, before } = filter;
  const conditions: SQL[] = [];
  if (about !== undefined && action !== '') conditions.push(sql`starts_with(action, ${action})`);
  if (before !== undefined) conditions.push(sql`number < ${before}`);
  if (from) {
    const { low } = await findAround(tx, new Date(from.getTime() - clockDifferenceMs));
    conditions.push(sql`number > ${low}`, sql`at >= ${from}`);
  }
  if (to) {
    const { high } = await findAround(tx, new Date(to.getTime() + clockDifferenceMs));
    conditions.push(sql`number < ${high}`, sql`at < ${to}`);
  }
  return conditions;
}

/** The few distinct actions, found with a loose index scan. */
async function findActions(tx: Tx, prefix: string): Promise<string[]> {
  const { rows } = await tx.execute<{ action: string }>(sql`
    with recursive found as (
      (select action from audit_entries order by action limit 1)
      union all
      select (select action from audit_entries where action > found.action order by action limit 1)
      from found where found.action is not null
    )
    select action from found where starts_with(action, ${prefix})`);
  return rows.map((row) => row.action);
}

/**
 * The clocks of two instances differ by less than this, so times increase with the numbers within
 * this tolerance.
 */
const clockDifferenceMs = 60 * 60 * 1000;

/**
 * Two bounds: entries up to `low` are before the time, entries from `high` on aren't. Times have no
 * index but increase with the numbers, so a binary search needs about twenty steps.
 */
async function findAround(tx: Tx, moment: Date): Promise<{ low: number; high: number }> {
  const { rows } = await tx.execute<{ low: string; high: string }>(sql`
    with recursive halving as (
      select 0::bigint as low, coalesce(max(number), 0) + 1 as high from audit_entries
      union all
      select case when middle.at < ${moment} then middle.number else low end,
        case when middle.at < ${moment} then high else (low + high) / 2 end
      from halving left join lateral (
        select number, at from audit_entries
        where number >= (low + high) / 2 and number < high order by number limit 1
      ) middle on true
      where high - low > 1
    )
    select low, high from halving order by high - low limit 1`);
  return { low: Number(rows[0]?.low ?? 0), high: Number(rows[0]?.high ?? 1) };
}
