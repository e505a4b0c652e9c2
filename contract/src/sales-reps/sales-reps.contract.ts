import * as z from 'zod';
import { procedureFor, reads } from '../base.ts';
import { checkoutErrors } from '../checkout/checkout.errors.ts';
import { identityErrors } from '../identity/identity.errors.ts';
import { maxPasswordLength } from '../identity/password-rules.ts';
import { singleLineText } from '../text.ts';
import { repAgreementVersion } from './commission-rules.ts';
import { referralCodeSchema } from './referral-code.ts';
import { salesRepErrors } from './sales-reps.errors.ts';
import {
  bankSchema,
  commissionPageSchema,
  commissionStates,
  csvFileSchema,
  invitationSchema,
  ownPayoutSchema,
  referralValidationSchema,
  repBillingSchema,
  repDashboardSchema,
  repLandingSchema,
  statementSchema,
} from './sales-reps.schemas.ts';

const { REP_NOT_FOUND, REFERRAL_UNKNOWN, REFERRAL_FIXED } = salesRepErrors;
const { VAT_ID_REFUSED } = checkoutErrors;
const { PASSWORD_WRONG, FRESH_SIGN_IN_NEEDED, SECOND_FACTOR_NEEDED } = identityErrors;

const tags = ['sales-reps'];
const currentPassword = z.string().max(maxPasswordLength).optional();

/** For visitors, members and representatives. Buyers are never identified. */
export const salesRepsContract = {
  /** Whether a code is valid, and who invites. Anything malformed is simply invalid. */
  validate: procedureFor('public', 'referral')
    .route({ method: 'POST', path: '/referral-codes/validation', tags })
    .input(
      z.object({
        code: z.string().max(100),
        /** The visitor just followed the link: counted per day, without any other data. */
        isArrival: z.boolean().default(false),
      }),
    )
    .output(referralValidationSchema),

  /** A representative's public page. */
  landing: procedureFor('public', 'referral')
    .meta(reads('salesReps'))
    .route({ method: 'GET', path: '/sales-reps/{code}', tags })
    .errors({ REP_NOT_FOUND })
    .input(z.object({ code: z.string().max(100) }))
    .output(repLandingSchema),

  /** Who invited the caller; null if nobody did. */
  invitation: procedureFor('member')
    .meta(reads('salesReps'))
    .route({ method: 'GET', path: '/invitation', tags })
    .output(invitationSchema.nullable()),

  /** The first valid code stays with the account. */
  submitCode: procedureFor('member', 'referral')
    .route({ method: 'POST', path: '/invitation', tags })
    .errors({ REFERRAL_UNKNOWN, REFERRAL_FIXED })
    .input(z.object({ code: referralCodeSchema }))
    .output(invitationSchema),

  dashboard: procedureFor('rep')
    .meta(reads('salesReps'))
    .route({ method: 'GET', path: '/sales-rep/dashboard', tags })
    .input(z.object({ days: z.coerce.number().int().min(7).max(366).default(90) }))
    .output(repDashboardSchema),

  /** The newest first. */
  lines: procedureFor('rep')
    .meta(reads())
    .route({ method: 'GET', path: '/sales-rep/lines', tags })
    .input(
      z.object({
        state: z.enum(commissionStates).optional(),
        cursor: z.string().max(100).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(25),
      }),
    )
    .output(commissionPageSchema),

  /** All lines; they add up to the same totals. */
  exportCsv: procedureFor('rep', 'export')
    .meta(reads())
    .route({ method: 'GET', path: '/sales-rep/lines.csv', tags })
    .output(csvFileSchema),

  /** Latest month first; at most two years. */
  statements: procedureFor('rep')
    .meta(reads())
    .route({ method: 'GET', path: '/sales-rep/statements', tags })
    .output(z.array(statementSchema)),

  payouts: procedureFor('rep')
    .meta(reads())
    .route({ method: 'GET', path: '/sales-rep/payouts', tags })
    .output(z.array(ownPayoutSchema)),

  saveProfile: procedureFor('rep', 'write')
    .route({ method: 'PUT', path: '/sales-rep/profile', tags })
    .input(z.object({ displayName: singleLineText(60).min(2).nullable() }))
    .output(repDashboardSchema),

  /**
   * The account for payouts. Requires the password again, and the second factor if there is one.
   */
  saveBank: procedureFor('rep', 'write')
    .route({ method: 'PUT', path: '/sales-rep/bank', tags })
    .errors({ PASSWORD_WRONG, FRESH_SIGN_IN_NEEDED, SECOND_FACTOR_NEEDED })
    .input(bankSchema.extend({ currentPassword }))
    .output(repDashboardSchema),

  /**
   * Agrees to self-billing: the academy issues invoices in the representative's name; null ends it.
   * Requires the same proof as the bank account, because the VAT id affects the invoices.
   */
  saveBilling: procedureFor('rep', 'write')
    .route({ method: 'PUT', path: '/sales-rep/billing', tags })
    .errors({ PASSWORD_WRONG, FRESH_SIGN_IN_NEEDED, SECOND_FACTOR_NEEDED, VAT_ID_REFUSED })
    .input(z.object({ billing: repBillingSchema.nullable(), currentPassword }))
    .output(repDashboardSchema),

  acceptAgreement: procedureFor('rep', 'write')
    .route({ method: 'PUT', path: '/sales-rep/agreement', tags })
    .input(z.object({ version: z.int().min(repAgreementVersion).max(repAgreementVersion) }))
    .output(repDashboardSchema),
};
