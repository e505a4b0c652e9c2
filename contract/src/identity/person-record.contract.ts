import * as z from 'zod';
import { procedureFor } from '../base.ts';
import { multiLineText, singleLineText } from '../text.ts';
import { identityErrors } from './identity.errors.ts';
import { userIdSchema } from './identity.schemas.ts';
import { personEntryCursorSchema, personEntrySchema } from './person-record.schemas.ts';
import { personTextLimits } from './person-record-rules.ts';

const { PERSON_NOT_FOUND, MAIL_LIMIT_REACHED } = identityErrors;

const tags = ['people'];
const target = z.object({ userId: userIdSchema });
const done = z.object({});

/**
 * What staff write about a person and to them. The person gets all of it in an export of their data,
 * and it is erased with the account, so the audit log only names the entry and never its text.
 */
export const personRecordContract = {
  /** Newest first. */
  listEntries: procedureFor('admin', 'people')
    .route({ method: 'GET', path: '/people/{userId}/entries', tags })
    .errors({ PERSON_NOT_FOUND })
    .input(
      target.extend({
        /** The end of the previous page. */
        cursor: personEntryCursorSchema.optional(),
        limit: z.coerce.number().int().min(1).max(100).default(25),
      }),
    )
    .output(
      z.object({
        entries: z.array(personEntrySchema),
        nextCursor: personEntryCursorSchema.nullable(),
      }),
    ),

  /** Idempotent by key. */
  addNote: procedureFor('admin', 'people', 'write')
    .route({ method: 'POST', path: '/people/{userId}/notes', tags, successStatus: 201 })
    .errors({ PERSON_NOT_FOUND })
    .input(target.extend({ key: z.uuid(), text: multiLineText(personTextLimits.note).min(1) }))
    .output(done),

  /** No effect if the note is gone. Sent emails can't be deleted. */
  deleteNote: procedureFor('admin', 'people', 'write')
    .route({ method: 'DELETE', path: '/people/{userId}/notes/{id}', tags })
    .errors({ PERSON_NOT_FOUND })
    .input(target.extend({ id: z.uuid() }))
    .output(done),

  /** Plain text in the academy's email layout. Idempotent by key; limited per person and day. */
  sendMail: procedureFor('admin', 'people', 'write')
    .route({ method: 'POST', path: '/people/{userId}/mails', tags, successStatus: 201 })
    .errors({ PERSON_NOT_FOUND, MAIL_LIMIT_REACHED })
    .input(
      target.extend({
        key: z.uuid(),
        subject: singleLineText(personTextLimits.mailSubject).min(1),
        text: multiLineText(personTextLimits.mailText).min(1),
      }),
    )
    .output(done),
};
