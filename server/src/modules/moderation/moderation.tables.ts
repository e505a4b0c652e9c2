import type { LanguageCode } from '@danube/contract/locale.ts';
import { communityRules } from '@danube/contract/moderation/community-rules.ts';
import {
  eventKinds,
  findings,
  messageFilters,
  restrictions,
} from '@danube/contract/moderation/moderation-rules.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../identity/identity.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Notices from people without an account. Name and email are deleted after a year. */
export const moderationNotices = pgTable('moderation_notices', {
  id: uuid('id').primaryKey(),
  reference: text('reference').notNull(),
  name: text('name'),
  email: text('email'),
  place: text('place').notNull(),
  language: text('language').$type<LanguageCode>().notNull(),
  receivedAt: moment('received_at').notNull(),
});

/** Why someone was restricted. Immutable; erasure clears what names or quotes the person. */
export const moderationStatements = pgTable(
  'moderation_statements',
  {
    id: uuid('id').primaryKey(),
    /** Null if that account was erased. */
    personId: text('person_id').references(() => users.id, { onDelete: 'set null' }),
    caseKey: text('case_key').notNull(),
    restriction: text('restriction', { enum: restrictions }).notNull(),
    rule: text('rule', { enum: communityRules }).notNull(),
    rulesVersion: integer('rules_version').notNull(),
    foundBy: text('found_by', { enum: findings }).notNull(),
    isAutomated: boolean('is_automated').notNull(),
    quote: text('quote'),
    /** The description of its picture, '' without one; null if it had no picture. */
    pictureAlt: text('picture_alt'),
    place: text('place'),
    sentAt: moment('sent_at'),
    remark: text('remark').notNull(),
    decidedAt: moment('decided_at').notNull(),
    until: moment('until'),
  },
  (table) => [index('moderation_statements_person').on(table.personId, table.decidedAt)],
);

/** Everything that happened, in order; what is in force is derived from it. */
export const moderationEvents = pgTable(
  'moderation_events',
  {
    number: bigint('number', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: eventKinds }).notNull(),
    at: moment('at').notNull(),
    /** Groups reports and decisions; slow mode has none. */
    caseKey: text('case_key'),
    messageId: uuid('message_id'),
    conversationId: uuid('conversation_id'),
    /** The person concerned. Null if that account was erased. */
    personId: text('person_id').references(() => users.id, { onDelete: 'set null' }),
    /** Who did it. Null for a filter, someone without an account, or an erased account. */
    actorId: text('actor_id').references(() => users.id, { onDelete: 'set null' }),
    noticeId: uuid('notice_id').references(() => moderationNotices.id),
    rule: text('rule', { enum: communityRules }),
    filter: text('filter', { enum: messageFilters }),
    text: text('text').notNull().default(''),
    /** The message as it was then. */
    quote: text('quote'),
    /** The description of its picture, '' without one; null if it had no picture. */
    pictureAlt: text('picture_alt'),
    seconds: integer('seconds'),
    until: moment('until'),
    statementId: uuid('statement_id').references(() => moderationStatements.id),
  },
  (table) => [
    // A restriction without its reasons can't be stored.
    check(
      'moderation_events_reasons',
      sql`${table.statementId} is not null or ${table.kind} not in ('hide', 'remove', 'warn', 'mute', 'suspend', 'appeal', 'uphold', 'reverse')`,
    ),
    uniqueIndex('moderation_events_restriction')
      .on(table.statementId)
      .where(sql`${table.kind} in ('hide', 'remove', 'warn', 'mute', 'suspend')`),
    uniqueIndex('moderation_events_appeal')
      .on(table.statementId)
      .where(sql`${table.kind} = 'appeal'`),
    uniqueIndex('moderation_events_reverse')
      .on(table.statementId)
      .where(sql`${table.kind} = 'reverse'`),
    index('moderation_events_case').on(table.caseKey, table.number),
    index('moderation_events_person').on(table.personId, table.number),
    index('moderation_events_statement').on(table.statementId),
    index('moderation_events_actor').on(table.actorId),
    index('moderation_events_at').on(table.at),
    index('moderation_events_silenced')
      .on(table.personId)
      .where(sql`${table.kind} in ('mute', 'suspend')`),
  ],
);
