import * as z from 'zod';
import { procedureFor } from '../base.ts';
import { communityErrors } from '../community/community.errors.ts';
import { conversationIdSchema } from '../community/community.schemas.ts';
import { userIdSchema } from '../identity/identity.schemas.ts';
import { multiLineText } from '../text.ts';
import { moderationErrors } from './moderation.errors.ts';
import {
  caseDetailSchema,
  caseKeySchema,
  caseSchema,
  communityStatisticsSchema,
  decisionInputSchema,
  openAppealSchema,
  personRecordSchema,
  transparencyLineSchema,
} from './moderation.schemas.ts';
import { textLimits } from './moderation-rules.ts';

const tags = ['moderation'];
const {
  CASE_NOT_FOUND,
  CASE_CHANGED,
  NOTHING_TO_RESTRICT,
  STAFF_NOT_RESTRICTED,
  DECISION_NOT_FOUND,
  NOT_IN_FORCE,
  APPEAL_NOT_OPEN,
  OWN_DECISION,
} = moderationErrors;

const remark = multiLineText(textLimits.remark);
const done = z.object({});

/**
 * The moderation queue: reports, flags, decisions and appeals. Moderators never see cases about
 * themselves.
 */
export const moderationAdminContract = {
  queue: procedureFor('admin', 'community')
    .route({ method: 'GET', path: '/admin/moderation/cases', tags })
    .input(
      z.object({
        view: z.enum(['open', 'closed']),
        /** The key of the last case of the previous page. */
        cursor: caseKeySchema.optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
    )
    .output(
      z.object({
        cases: z.array(caseSchema),
        nextCursor: caseKeySchema.nullable(),
        total: z.number().int().min(0),
      }),
    ),

  readCase: procedureFor('admin', 'community')
    .route({ method: 'GET', path: '/admin/moderation/cases/{key}', tags })
    .errors({ CASE_NOT_FOUND })
    .input(z.object({ key: caseKeySchema }))
    .output(caseDetailSchema),

  /**
   * For support: a person's current restrictions and every decision against them, without the
   * reporters. Null for your own account, which the queue leaves out too.
   */
  ofPerson: procedureFor('admin', 'people')
    .route({ method: 'GET', path: '/admin/moderation/people/{userId}', tags })
    .input(z.object({ userId: userIdSchema }))
    .output(personRecordSchema.nullable()),

  decide: procedureFor('admin', 'community', 'write')
    .route({ method: 'POST', path: '/admin/moderation/decisions', tags })
    .errors({ CASE_NOT_FOUND, CASE_CHANGED, NOTHING_TO_RESTRICT, STAFF_NOT_RESTRICTED })
    .input(decisionInputSchema)
    .output(done),

  /** Reverses a restriction without an appeal. */
  reverse: procedureFor('admin', 'community', 'write')
    .route({ method: 'POST', path: '/admin/moderation/reversals', tags })
    .errors({ DECISION_NOT_FOUND, NOT_IN_FORCE, OWN_DECISION })
    .input(z.object({ statementId: z.uuid(), remark }))
    .output(done),

  appeals: procedureFor('admin', 'community')
    .route({ method: 'GET', path: '/admin/moderation/appeals', tags })
    .output(z.array(openAppealSchema)),

  answerAppeal: procedureFor('admin', 'community', 'write')
    .route({ method: 'POST', path: '/admin/moderation/appeal-answers', tags })
    .errors({ DECISION_NOT_FOUND, APPEAL_NOT_OPEN, OWN_DECISION })
    .input(z.object({ statementId: z.uuid(), isReversed: z.boolean(), remark }))
    .output(done),

  /** An internal note; the person only sees it in an export of their data. */
  note: procedureFor('admin', 'community', 'write')
    .route({ method: 'POST', path: '/admin/moderation/notes', tags })
    .errors({ CASE_NOT_FOUND })
    .input(z.object({ key: caseKeySchema, text: multiLineText(textLimits.note).min(1) }))
    .output(done),

  /** Minimum seconds between a member's messages; 0 turns slow mode off. */
  setSlowMode: procedureFor('admin', 'community', 'write')
    .route({ method: 'PUT', path: '/admin/moderation/slow-modes/{conversationId}', tags })
    .errors({ CONVERSATION_NOT_FOUND: communityErrors.CONVERSATION_NOT_FOUND })
    .input(
      z.object({
        conversationId: conversationIdSchema,
        seconds: z.number().int().min(0).max(3600),
      }),
    )
    .output(done),

  /** Four weeks of the rooms, and the four before for comparison. */
  statistics: procedureFor('admin', 'community')
    .route({ method: 'GET', path: '/admin/moderation/statistics', tags })
    .output(communityStatisticsSchema),

  /** The yearly figures required by the Digital Services Act. */
  transparency: procedureFor('admin', 'community', 'export')
    .route({ method: 'GET', path: '/admin/moderation/transparency', tags })
    .input(z.object({ year: z.coerce.number().int().min(2026).max(2100) }))
    .output(z.object({ lines: z.array(transparencyLineSchema), csv: z.string() })),
};
