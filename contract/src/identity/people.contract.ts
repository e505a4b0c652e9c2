import * as z from 'zod';
import { procedureFor } from '../base.ts';
import { isShortPeriod, period } from '../period.ts';
import { staffRoles } from '../staff-roles.ts';
import { singleLineText } from '../text.ts';
import { identityErrors } from './identity.errors.ts';
import { emailSchema, userIdSchema } from './identity.schemas.ts';
import {
  personOrders,
  personRoles,
  personRowSchema,
  personSchema,
  personStates,
} from './people.schemas.ts';
import { personRecordContract } from './person-record.contract.ts';

const { PERSON_NOT_FOUND, NOT_ONESELF, SECOND_FACTOR_NEEDED, TWO_FACTOR_OFF } = identityErrors;
const { ACCOUNT_LEAVING } = identityErrors;

const tags = ['people'];
const done = z.object({});
const reason = singleLineText(500).min(3);
const target = z.object({ userId: userIdSchema });

const filterSchema = z.object({
  /** Part of a name or email. */
  search: singleLineText(100).default(''),
  role: z.enum(personRoles).optional(),
  state: z.enum(personStates).optional(),
});

/** Managing people. Every call is audited, including reads. */
export const peopleContract = {
  ...personRecordContract,

  list: procedureFor('admin', 'people')
    .route({ method: 'GET', path: '/people', tags })
    .input(
      filterSchema.extend({
        order: z.enum(personOrders).default('newest'),
        /** The end of the previous page. */
        cursor: z.string().max(300).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(25),
      }),
    )
    .output(
      z.object({
        people: z.array(personRowSchema),
        nextCursor: z.string().nullable(),
        total: z.number().int(),
      }),
    ),

  /** New accounts between two days, both inclusive, and the total. Anonymous. */
  statistics: procedureFor('admin', 'people')
    .route({ method: 'GET', path: '/people/statistics', tags })
    .input(z.object(period).refine(isShortPeriod))
    .output(
      z.object({
        /** Accounts that existed at the end of the last day. */
        total: z.number().int(),
        joined: z.number().int(),
        /** New accounts that were active again on a later day. */
        returned: z.number().int(),
        days: z.array(z.object({ day: z.iso.date(), joined: z.number().int() })),
        /** New accounts by language; null if none is chosen. */
        languages: z.array(z.object({ language: z.string().nullable(), joined: z.number().int() })),
      }),
    ),

  /** The whole filtered list as CSV. */
  exportCsv: procedureFor('admin', 'owner', 'export')
    .route({ method: 'GET', path: '/people.csv', tags })
    // Limits the export to the selected rows of the filtered list.
    .input(filterSchema.extend({ ids: z.array(userIdSchema).min(1).max(100).optional() }))
    .output(z.object({ fileName: z.string(), csv: z.string() })),

  read: procedureFor('admin', 'people')
    .route({ method: 'GET', path: '/people/{userId}', tags })
    .errors({ PERSON_NOT_FOUND })
    .input(target)
    .output(personSchema),

  /**
   * Makes them an administrator with these roles, or a member without any. Ends their sessions, so
   * that the new rights start with a new sign-in. Refused while their account is scheduled for
   * erasure: staff accounts are never erased, and a requested erasure is never dropped.
   */
  changeRole: procedureFor('admin', 'owner', 'write')
    .route({ method: 'PUT', path: '/people/{userId}/role', tags })
    .errors({ PERSON_NOT_FOUND, NOT_ONESELF, SECOND_FACTOR_NEEDED, ACCOUNT_LEAVING })
    .input(
      target.extend({ staffRoles: z.array(z.enum(staffRoles)).max(staffRoles.length), reason }),
    )
    .output(personSchema),

  changeSalesRep: procedureFor('admin', 'owner', 'write')
    .route({ method: 'PUT', path: '/people/{userId}/sales-rep', tags })
    .errors({ PERSON_NOT_FOUND })
    .input(target.extend({ isSalesRep: z.boolean(), reason }))
    .output(personSchema),

  revokeSessions: procedureFor('admin', 'people', 'write')
    .route({ method: 'DELETE', path: '/people/{userId}/sessions', tags })
    .errors({ PERSON_NOT_FOUND })
    .input(target.extend({ reason }))
    .output(z.object({ revoked: z.number().int() })),

  /**
   * For a person who lost their second factor: removes two-factor and passkeys after three days and
   * ends all sessions. The person is notified immediately; signing in with the factor cancels the
   * removal.
   */
  requestSecondFactorRemoval: procedureFor('admin', 'people', 'write')
    .route({ method: 'POST', path: '/people/{userId}/second-factor-removal', tags })
    .errors({ PERSON_NOT_FOUND, NOT_ONESELF, SECOND_FACTOR_NEEDED, TWO_FACTOR_OFF })
    .input(target.extend({ reason }))
    .output(personSchema),

  cancelSecondFactorRemoval: procedureFor('admin', 'people', 'write')
    .route({ method: 'DELETE', path: '/people/{userId}/second-factor-removal', tags })
    .errors({ PERSON_NOT_FOUND })
    .input(target.extend({ reason }))
    .output(personSchema),

  /** Ends all sessions and rejects new ones. The person sees the reason when signing in. */
  suspend: procedureFor('admin', 'people', 'write')
    .route({ method: 'POST', path: '/people/{userId}/suspension', tags })
    .errors({ PERSON_NOT_FOUND, NOT_ONESELF })
    .input(target.extend({ reason }))
    .output(personSchema),

  restore: procedureFor('admin', 'people', 'write')
    .route({ method: 'DELETE', path: '/people/{userId}/suspension', tags })
    .errors({ PERSON_NOT_FOUND })
    .input(target.extend({ reason }))
    .output(personSchema),

  /** The stored administrator emails; null if the row is missing and the fallback list applies. */
  adminEmails: procedureFor('admin', 'owner')
    .route({ method: 'GET', path: '/admin-config/admin-emails', tags })
    .output(z.array(z.string()).nullable()),

  /** Rejected if the caller would no longer be an administrator. */
  changeAdminEmails: procedureFor('admin', 'owner', 'write')
    .route({ method: 'PUT', path: '/admin-config/admin-emails', tags })
    .errors({ NOT_ONESELF, SECOND_FACTOR_NEEDED, ACCOUNT_LEAVING })
    .input(z.object({ emails: z.array(emailSchema).max(50), reason }))
    .output(done),
};
