import * as z from 'zod';
import { chatPictureSchema } from '../community/chat-picture.ts';
import { chatTradeSchema } from '../community/chat-trade.ts';
import { messageIdSchema } from '../community/community.schemas.ts';
import { emailSchema, languageSchema } from '../identity/identity.schemas.ts';
import { multiLineText, singleLineText } from '../text.ts';
import { communityRules } from './community-rules.ts';
import {
  eventKinds,
  findings,
  messageFilters,
  minAppealLength,
  minNoticeLength,
  restrictions,
  textLimits,
} from './moderation-rules.ts';

const ruleSchema = z.enum(communityRules);

/** `message:<id>`, `notice:<id>` or `person:<id>`: what reports and flags are about. */
export const caseKeySchema = z.string().regex(/^(message|notice|person):[\w-]{1,64}$/);

export const reportInputSchema = z.object({
  messageId: messageIdSchema,
  rule: ruleSchema,
  text: multiLineText(textLimits.report).default(''),
});

/** A notice from someone without an account: what, where, why, and a contact. */
export const noticeInputSchema = z.object({
  name: singleLineText(120).min(1),
  email: emailSchema,
  rule: ruleSchema,
  /** Where the content is: a URL or a description. */
  place: singleLineText(500).min(1),
  text: multiLineText(textLimits.notice).min(minNoticeLength),
  /** The law requires this confirmation. */
  isInGoodFaith: z.literal(true),
  language: languageSchema,
  /** A honeypot: hidden from people, so only bots fill it in. */
  trap: z.string().max(500).default(''),
});

export type NoticeInput = z.infer<typeof noticeInputSchema>;

export const appealInputSchema = z.object({
  statementId: z.uuid(),
  text: multiLineText(textLimits.appeal).min(minAppealLength),
});

const appealSchema = z.object({
  at: z.date(),
  text: z.string(),
  answer: z
    .object({
      at: z.date(),
      isReversed: z.boolean(),
      remark: z.string(),
      /** The moderator who decided answered too, because there was no other. */
      isBySameModerator: z.boolean(),
    })
    .nullable(),
});

/** Why someone was restricted, permanently available to them. */
export const statementSchema = z.object({
  id: z.uuid(),
  restriction: z.enum(restrictions),
  rule: ruleSchema,
  rulesVersion: z.number().int(),
  foundBy: z.enum(findings),
  /** Whether the decision was automated; it never is. */
  isAutomated: z.boolean(),
  /** The text as it was at the time of the decision. */
  quote: z.string().nullable(),
  /** The description of its picture, empty without one; null if it had no picture. */
  pictureAlt: z.string().nullable(),
  place: z.string().nullable(),
  sentAt: z.date().nullable(),
  remark: z.string(),
  decidedAt: z.date(),
  /** Null means until it is lifted. */
  until: z.date().nullable(),
  isInForce: z.boolean(),
  reversedAt: z.date().nullable(),
  appealUntil: z.date(),
  appeal: appealSchema.nullable(),
});

export type Statement = z.infer<typeof statementSchema>;

/** A member's current restrictions. */
export const standingSchema = z.object({
  suspension: z.object({ until: z.date().nullable() }).nullable(),
  /** Null applies to all conversations. */
  mutes: z.array(z.object({ conversationId: z.string().nullable(), until: z.date().nullable() })),
});

export type Standing = z.infer<typeof standingSchema>;

export const personRecordSchema = z.object({
  standing: standingSchema,
  /** Newest first. */
  decisions: z.array(
    statementSchema.pick({
      id: true,
      restriction: true,
      rule: true,
      remark: true,
      decidedAt: true,
      until: true,
      isInForce: true,
      reversedAt: true,
    }),
  ),
});

export type PersonRecord = z.infer<typeof personRecordSchema>;

const personSchema = z.object({ id: z.string(), name: z.string() });

const moderatedMessageSchema = z.object({
  id: z.string(),
  author: personSchema.nullable(),
  text: z.string(),
  trade: chatTradeSchema.nullable(),
  picture: chatPictureSchema.nullable(),
  sentAt: z.date(),
  state: z.enum(['shown', 'hidden', 'removed']),
});

export type CaseMessage = z.infer<typeof moderatedMessageSchema>;

export const caseSchema = z.object({
  key: caseKeySchema,
  /** The number of the latest event: a decision states which events it has seen. */
  asOf: z.number().int(),
  isOpen: z.boolean(),
  openedAt: z.date(),
  latestAt: z.date(),
  message: moderatedMessageSchema.nullable(),
  conversation: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
  /** The person whose behaviour it is about. */
  person: personSchema.nullable(),
  reportCount: z.number().int(),
  rules: z.array(ruleSchema),
  filters: z.array(z.enum(messageFilters)),
  excerpt: z.string(),
  /** Null without a picture. */
  pictureAlt: z.string().nullable(),
});

export type ModerationCase = z.infer<typeof caseSchema>;

const eventSchema = z.object({
  number: z.number().int(),
  kind: z.enum(eventKinds),
  at: z.date(),
  /** Null for a filter, someone without an account, or an erased account. */
  actor: personSchema.nullable(),
  rule: ruleSchema.nullable(),
  filter: z.enum(messageFilters).nullable(),
  text: z.string(),
  quote: z.string().nullable(),
  pictureAlt: z.string().nullable(),
  until: z.date().nullable(),
  statementId: z.uuid().nullable(),
  isReversed: z.boolean(),
});

export type ModerationEvent = z.infer<typeof eventSchema>;

export const caseDetailSchema = caseSchema.extend({
  context: z.array(moderatedMessageSchema),
  events: z.array(eventSchema),
  /** The person's earlier events, newest first. */
  history: z.array(eventSchema),
  standing: standingSchema.nullable(),
  notice: z
    .object({ name: z.string(), email: z.string(), place: z.string(), reference: z.string() })
    .nullable(),
});

export type CaseDetail = z.infer<typeof caseDetailSchema>;

export const decisionInputSchema = z.object({
  key: caseKeySchema,
  asOf: z.number().int().min(0).max(2_000_000_000),
  /** The measure against the message. */
  message: z.enum(['hide', 'remove']).nullable(),
  /** The measure against its author. Both null: no violation. */
  person: z
    .object({
      restriction: z.enum(['warn', 'mute', 'suspend']),
      days: z.number().int().min(1).max(365).nullable(),
      /** For a mute: only in this conversation. */
      isHereOnly: z.boolean().default(false),
    })
    .nullable(),
  rule: ruleSchema,
  remark: multiLineText(textLimits.remark).default(''),
});

export type DecisionInput = z.infer<typeof decisionInputSchema>;

export const openAppealSchema = z.object({
  statement: statementSchema,
  person: personSchema.nullable(),
  caseKey: caseKeySchema,
  isOwnDecision: z.boolean(),
  /** False if the caller took the decision and another moderator can review it. */
  mayAnswer: z.boolean(),
});

export type OpenAppeal = z.infer<typeof openAppealSchema>;

const activitySchema = z.object({
  people: z.number().int().min(0),
  messages: z.number().int().min(0),
  questions: z.number().int().min(0),
  answered: z.number().int().min(0),
  medianMinutes: z.number().nullable(),
  reports: z.number().int().min(0),
});

export const communityStatisticsSchema = z.object({
  current: activitySchema,
  previous: activitySchema,
});

export type CommunityStatistics = z.infer<typeof communityStatisticsSchema>;

/** One line of the yearly report: a count and its category. */
export const transparencyLineSchema = z.object({
  figure: z.enum([
    'notices',
    'reports',
    'flags',
    'restrictions',
    'restrictionsByRule',
    'dismissals',
    'appeals',
    'reversals',
    'medianHours',
  ]),
  /** A rule, a filter or a restriction; empty for the total. */
  by: z.string(),
  count: z.number(),
});

export type TransparencyLine = z.infer<typeof transparencyLineSchema>;
