import * as z from 'zod';
import { procedureFor, reads } from '../base.ts';
import { moderationErrors } from './moderation.errors.ts';
import {
  appealInputSchema,
  noticeInputSchema,
  reportInputSchema,
  standingSchema,
  statementSchema,
} from './moderation.schemas.ts';

const tags = ['moderation'];
const {
  REPORTED_MESSAGE_NOT_FOUND,
  OWN_MESSAGE,
  NOTICE_REFUSED,
  DECISION_NOT_FOUND,
  ALREADY_APPEALED,
  APPEAL_TOO_LATE,
} = moderationErrors;

/** For members and visitors: reports, and appeals against decisions. */
export const moderationContract = {
  /** Reporting the same message again has no effect while the first report is open. */
  report: procedureFor('member', 'report')
    .route({ method: 'POST', path: '/moderation/reports', tags, successStatus: 202 })
    .errors({ REPORTED_MESSAGE_NOT_FOUND, OWN_MESSAGE })
    .input(reportInputSchema)
    .output(z.object({})),

  /** A notice without an account; acknowledged by email immediately. */
  sendNotice: procedureFor('public', 'contact')
    .route({ method: 'POST', path: '/moderation/notices', tags, successStatus: 202 })
    .errors({ NOTICE_REFUSED })
    .input(noticeInputSchema)
    .output(z.object({ reference: z.string() })),

  /** All decisions against the caller, newest first, permanently available. */
  decisions: procedureFor('member')
    .meta(reads())
    .route({ method: 'GET', path: '/moderation/decisions', tags })
    .output(z.array(statementSchema)),

  standing: procedureFor('member')
    .meta(reads())
    .route({ method: 'GET', path: '/moderation/standing', tags })
    .output(standingSchema),

  appeal: procedureFor('member', 'write')
    .route({ method: 'POST', path: '/moderation/appeals', tags, successStatus: 202 })
    .errors({ DECISION_NOT_FOUND, ALREADY_APPEALED, APPEAL_TOO_LATE })
    .input(appealInputSchema)
    .output(statementSchema),
};
