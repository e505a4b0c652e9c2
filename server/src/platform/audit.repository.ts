import { type SQL, sql } from 'drizzle-orm';
import { auditChain, auditEntries } from './audit.tables.ts';
import { type AuditContent, type ChainEnd, type ChainedEntry, chainStart } from './audit-chain.ts';
import type { Tx } from './database.ts';

/** An arbitrary lock id; it must be unique in the database and the same in every release. */
const chainLock = 7_242_027;
/** A statement takes at most 65,535 parameters, and an entry has 10. */
const insertSize = 1_000;

export async function insertAuditEntries(
  tx: Tx,
  entries: readonly Omit<AuditContent, 'number'>[],
): Promise<void> {
  for (let start = 0; start < entries.length; start += insertSize) {
    await tx.insert(auditEntries).values(entries.slice(start, start + insertSize));
  }
}

/**
 * Until the commit nobody else can chain entries, so the end read here stays the end. The lock is a
 * separate statement: only the next statement's snapshot includes what it waited for.
 */
export async function lockChainEnd(tx: Tx): Promise<ChainEnd> {
  await tx.execute(sql`select pg_advisory_xact_lock(${chainLock}::bigint)`);
  return (await findChainEnd(tx)) ?? chainStart;
}

export async function findChainEnd(tx: Tx): Promise<ChainEnd | null> {
  const { rows } = await tx.execute<{ position: string; number: string; hash: string }>(sql`
    select position, number, hash from audit_chain order by position desc limit 1`);
  const [last] = rows;
  return last
    ? { position: Number(last.position), number: Number(last.number), hash: last.hash }
    : null;
}

/** The largest chained number; entries may be chained in a different order than written. */
export async function findLastChained(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ number: string | null }>(
    sql`select max(number) as number from audit_chain`,
  );
  return Number(rows[0]?.number ?? 0);
}

export async function insertChainLinks(tx: Tx, entries: readonly ChainedEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await tx.insert(auditChain).values(
    entries.map(({ position, number, previousHash, hash }) => ({
      position,
      number,
      previousHash,
      hash,
    })),
  );
}

/** Entries without a link, in the order they were written. */
export function findUnchained(
  tx: Tx,
  { above, limit }: { above: number; limit: number },
): Promise<AuditContent[]> {
  return selectEntries(
    tx,
    sql`where number > ${above} and ${isUnchained} order by number limit ${limit}`,
  );
}

export async function countUnchained(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from audit_entries where ${isUnchained}`,
  );
  return rows[0]?.count ?? 0;
}

/** The first entry up to this number that is missing from the chain. */
export async function findLeftOut(tx: Tx, upTo: number): Promise<number | null> {
  const { rows } = await tx.execute<{ number: string | null }>(sql`
    select min(number) as number from audit_entries where number <= ${upTo} and ${isUnchained}`);
  const number = rows[0]?.number ?? null;
  return number === null ? null : Number(number);
}

const isUnchained = sql`not exists (
  select from audit_chain where audit_chain.number = audit_entries.number)`;

export async function findEntryHash(tx: Tx, number: number): Promise<string | null> {
  const { rows } = await tx.execute<{ hash: string }>(
    sql`select hash from audit_chain where number = ${number}`,
  );
  return rows[0]?.hash ?? null;
}

/** A link whose entry is gone only has the number. */
export type ChainLink = ChainedEntry | { readonly number: number; readonly isMissing: true };

/** In chain order; `after` null starts before everything, including invalid positions. */
export async function findLinksAfter(
  tx: Tx,
  after: number | null,
  limit: number,
): Promise<ChainLink[]> {
  const rest = after === null ? sql`` : sql`where position > ${after}`;
  const { rows } = await tx.execute<LinkRow>(sql`
    select position, chain.number, chain.previous_hash as "previousHash", chain.hash,
      ${contentColumns},
      entry.number is null as "isMissing"
    from audit_chain chain left join audit_entries entry on entry.number = chain.number
    ${rest} order by position limit ${limit}`);
  return rows.map(({ isMissing, ...row }) =>
    isMissing
      ? { number: Number(row.number), isMissing }
      : { ...toContent(row), position: Number(row.position) },
  );
}

export async function selectEntries(tx: Tx, rest: SQL): Promise<AuditContent[]> {
  const { rows } = await tx.execute<ContentRow>(
    sql`select number, ${contentColumns} from audit_entries ${rest}`,
  );
  return rows.map(toContent);
}

/**
 * Raw SQL instead of the table's columns: Drizzle parses JSON that is already parsed a second time,
 * so `"1"` and `1` would look the same here.
 */
const contentColumns = sql`extract(epoch from at) * 1000 as at, actor_kind as "actorKind",
  actor_id as "actorId", action, target_kind as "targetKind", target_id as "targetId",
  before, after, reason, request_id as "requestId"`;

/** PostgreSQL returns bigints as text. */
type ContentRow = Omit<AuditContent, 'number' | 'at'> & { number: string; at: string };
type LinkRow = ContentRow & {
  position: string;
  previousHash: string;
  hash: string;
  isMissing: boolean;
};

function toContent<Row extends ContentRow>(row: Row) {
  return { ...row, number: Number(row.number), at: new Date(Number(row.at)) };
}
