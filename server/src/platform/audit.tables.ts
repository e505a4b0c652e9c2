import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

/** The application's role may only insert into and read both tables; see the grants. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    /** Increases in the order of writing; a rolled-back act leaves a gap. */
    number: bigint('number', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    actorKind: text('actor_kind', { enum: ['visitor', 'member', 'admin', 'system'] }).notNull(),
    /**
     * Not a foreign key: the entry outlives the person, and after the erasure the id is anonymous.
     */
    actorId: text('actor_id'),
    action: text('action').notNull(),
    targetKind: text('target_kind').notNull(),
    targetId: text('target_id').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    reason: text('reason'),
    requestId: text('request_id'),
    /**
     * Both moved to the chain table; dropped in the next release, when no old version writes them.
     */
    formerPreviousHash: text('previous_hash').notNull().default(''),
    formerHash: text('hash').notNull().default(''),
  },
  (table) => [
    check(
      'audit_entries_actor',
      sql`${table.actorKind} in ('visitor', 'member', 'admin', 'system')`,
    ),
    index('audit_entries_actor_id').on(table.actorId, table.number),
    index('audit_entries_target').on(table.targetId, table.number),
    index('audit_entries_action').on(table.action, table.number),
  ],
);

/**
 * The chain over the entries. A separate table, so that both are append-only; no foreign key,
 * because verification has to detect missing entries.
 */
export const auditChain = pgTable(
  'audit_chain',
  {
    /** Increases without gaps: a missing position is a missing link. */
    position: bigint('position', { mode: 'number' }).primaryKey(),
    /** The number of the entry chained here. */
    number: bigint('number', { mode: 'number' }).notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [unique('audit_chain_number').on(table.number)],
);
