import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The application may insert and read here, and nothing else: see the grants of the migration. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    /** Counts up without gaps: a missing number is a missing entry. */
    number: bigint('number', { mode: 'number' }).primaryKey(),
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
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
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
