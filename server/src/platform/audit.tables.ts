import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

/** The application may insert and read in both tables, and nothing else: see the grants. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    /** Counts up in the order of writing; an act that was given up leaves a gap. */
    number: bigint('number', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    actorKind: text('actor_kind', { enum: ['visitor', 'member', 'admin', 'system'] }).notNull(),
    /** No reference: the entry outlives the person, whose id says nothing once they are erased. */
    actorId: text('actor_id'),
    action: text('action').notNull(),
    targetKind: text('target_kind').notNull(),
    targetId: text('target_id').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    reason: text('reason'),
    requestId: text('request_id'),
    /** These two moved to the chain; dropped in the next release, when nobody writes them. */
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
 * The chain over the entries. A table of its own, so that both are only ever added to; without a
 * reference, because a missing entry is for the verification to find.
 */
export const auditChain = pgTable(
  'audit_chain',
  {
    /** Counts up without gaps: a missing position is a missing link. */
    position: bigint('position', { mode: 'number' }).primaryKey(),
    /** The entry that is chained here. */
    number: bigint('number', { mode: 'number' }).notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [unique('audit_chain_number').on(table.number)],
);
