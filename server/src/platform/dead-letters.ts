import { sql } from 'drizzle-orm';
import type { Tx } from './database.ts';
import { isDeadLetter, jobsSchema } from './job-definition.ts';

const jobTable = sql.raw(`${jobsSchema}.job`);
/** Enough to see what the job was about. */
const maxPayloadLength = 4_000;
const maxShown = 100;

/** A job that failed permanently. */
export type DeadLetter = {
  readonly id: string;
  readonly job: string;
  readonly failedAt: Date;
  readonly message: string;
  readonly attempts: number;
  /** The job's payload; null if it is sealed. */
  readonly payload: string | null;
};

type DeadLetterRow = {
  id: string;
  name: string;
  created_on: Date;
  payload: unknown;
  message: string | null;
  attempts: number | null;
  [column: string]: unknown;
};

const columns = sql.raw(`id, name, created_on, data -> 'payload' as payload,
  coalesce(source_output ->> 'message', output ->> 'message') as message,
  source_retry_count as attempts`);
/** A redrive that hit a key conflict leaves the dead letter in state `failed`. */
const isWaiting = sql.raw(`name like '%.dead' and state in ('created', 'failed')`);

/** Permanently failed jobs that need attention, newest first. */
export async function findDeadLetters(tx: Tx): Promise<DeadLetter[]> {
  const { rows } = await tx.execute<DeadLetterRow>(sql`
    select ${columns} from ${jobTable} where ${isWaiting}
    order by created_on desc, id limit ${maxShown}`);
  return rows.map(toDeadLetter);
}

export async function findDeadLetter(tx: Tx, id: string): Promise<DeadLetter | null> {
  const { rows } = await tx.execute<DeadLetterRow>(sql`
    select ${columns} from ${jobTable} where ${isWaiting} and id = ${id}::uuid`);
  return rows[0] ? toDeadLetter(rows[0]) : null;
}

export async function countDeadLetters(tx: Tx): Promise<{ count: number; since: Date | null }> {
  const { rows } = await tx.execute<{ count: number; since: Date | null }>(sql`
    select count(*)::int as count, min(created_on) as since from ${jobTable} where ${isWaiting}`);
  return { count: rows[0]?.count ?? 0, since: rows[0]?.since ? new Date(rows[0].since) : null };
}

/** Makes a dead letter available again after a key conflict. */
export async function reopenDeadLetter(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`
    update ${jobTable} set state = 'created', completed_on = null
    where name like '%.dead' and state = 'failed' and id = ${id}::uuid`);
}

/** Whether the last redrive conflicted with a waiting job of the same key. */
export async function hasCollided(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from ${jobTable}
    where name like '%.dead' and state = 'failed' and id = ${id}::uuid`);
  return rows.length > 0;
}

export async function deleteDeadLetter(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`delete from ${jobTable} where ${isWaiting} and id = ${id}::uuid`);
}

function toDeadLetter(row: DeadLetterRow): DeadLetter {
  // A sealed payload is a string, and can't be read here.
  const isSealed = typeof row.payload === 'string';
  return {
    id: row.id,
    job: isDeadLetter(row.name) ? row.name.slice(0, -'.dead'.length) : row.name,
    failedAt: new Date(row.created_on),
    message: row.message ?? '',
    attempts: (row.attempts ?? 0) + 1,
    payload: isSealed ? null : (JSON.stringify(row.payload) ?? '').slice(0, maxPayloadLength),
  };
}
