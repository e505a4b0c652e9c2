import * as z from 'zod';
import { procedureFor } from '../base.ts';
import { itemTypeSchema } from '../cart/cart.schemas.ts';
import { orderErrors } from '../checkout/checkout.errors.ts';
import { couponCodeSchema } from '../checkout/checkout.schemas.ts';
import { identityErrors } from '../identity/identity.errors.ts';
import { moneySchema } from '../money.ts';
import { singleLineText } from '../text.ts';
import { issuedCodeSchema, referralCodeSchema } from './referral-code.ts';
import { salesRepErrors } from './sales-reps.errors.ts';
import {
  commissionIdSchema,
  commissionStates,
  payoutIdSchema,
  rateSchema,
  repIdSchema,
} from './sales-reps.schemas.ts';
import {
  adminCommissionLineSchema,
  adminRepSchema,
  importedCodeSchema,
  payoutDetailSchema,
  payoutSchema,
  reportedPaymentSchema,
  repRowSchema,
} from './sales-reps-admin.schemas.ts';

const { REP_NOT_FOUND, REP_EXISTS, CODE_TAKEN, RATE_NOT_LATER, OWN_COMMISSION, COUPON_TAKEN } =
  salesRepErrors;
const { COMMISSION_NOT_FOUND, HOLD_DECIDED, HOLD_REFUSED } = salesRepErrors;
const { BANK_FILE_UNREADABLE, CODES_UNREADABLE } = salesRepErrors;
const { PAYOUT_NOT_FOUND, PAYOUT_STATE, PAYOUT_EMPTY, PAYOUT_REFUSED, BANK_MISSING } =
  salesRepErrors;
const { PERSON_NOT_FOUND, SECOND_FACTOR_NEEDED } = identityErrors;
const { COUPON_NOT_FOUND } = orderErrors;

const tags = ['sales-reps'];
const reason = singleLineText(500).min(3);
const days = z.coerce.number().int().min(7).max(366).default(90);
const rep = z.object({ id: repIdSchema });
const payout = z.object({ id: payoutIdSchema });
/** In characters; a response for a thousand payments is smaller. */
const maxReportLength = 1_000_000;
/** In characters; the maximum number of rows needs less. */
const maxCodesLength = 400_000;
const page = {
  cursor: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
};

/** Managing representatives. Every change is audited. */
export const salesRepsAdminContract = {
  /** Highest earnings in the period first. */
  list: procedureFor('admin', 'money')
    .route({ method: 'GET', path: '/admin/sales-reps', tags })
    .input(
      z.object({
        /** Part of a code or display name. */
        search: singleLineText(100).default(''),
        state: z.enum(['active', 'closed']).optional(),
        days,
        ...page,
      }),
    )
    .output(
      z.object({
        reps: z.array(repRowSchema),
        nextCursor: z.string().nullable(),
        total: z.number().int(),
        /** For all representatives. */
        owed: moneySchema,
        held: z.number().int(),
      }),
    ),

  read: procedureFor('admin', 'money')
    .route({ method: 'GET', path: '/admin/sales-reps/{id}', tags })
    .errors({ REP_NOT_FOUND })
    .input(rep.extend({ days }))
    .output(adminRepSchema),

  /** Makes a person a representative, with a first code and a default rate. */
  create: procedureFor('admin', 'owner', 'write')
    .route({ method: 'POST', path: '/admin/sales-reps', tags, successStatus: 201 })
    .errors({ PERSON_NOT_FOUND, REP_EXISTS, CODE_TAKEN, OWN_COMMISSION })
    .input(
      z.object({
        email: z.email().max(254),
        /** Null generates one from the name. */
        code: issuedCodeSchema.nullable(),
        rate: rateSchema,
        reason,
      }),
    )
    .output(adminRepSchema),

  /** Closes or reopens. Earned commission is kept and paid. */
  changeState: procedureFor('admin', 'owner', 'write')
    .route({ method: 'PUT', path: '/admin/sales-reps/{id}/state', tags })
    .errors({ REP_NOT_FOUND, OWN_COMMISSION })
    .input(rep.extend({ isActive: z.boolean(), reason }))
    .output(adminRepSchema),

  /** An additional code; an imported one may have an older format. */
  addCode: procedureFor('admin', 'money', 'write')
    .route({ method: 'POST', path: '/admin/sales-reps/{id}/codes', tags })
    .errors({ REP_NOT_FOUND, CODE_TAKEN, OWN_COMMISSION })
    .input(rep.extend({ code: referralCodeSchema, isImported: z.boolean() }))
    .output(adminRepSchema),

  /**
   * Codes of an older system, from a CSV with the columns `email` and `code`. Importing the same
   * file again is safe; a dry run says what each row would do.
   */
  importCodes: procedureFor('admin', 'money', 'write')
    .meta({ takesFile: true })
    .route({ method: 'POST', path: '/admin/sales-reps/codes', tags })
    .errors({ CODES_UNREADABLE })
    .input(z.object({ csv: z.string().min(1).max(maxCodesLength), isTrial: z.boolean() }))
    .output(z.object({ rows: z.array(importedCodeSchema) })),

  /** Deactivates or reactivates a code. */
  changeCode: procedureFor('admin', 'money', 'write')
    .route({ method: 'PUT', path: '/admin/sales-reps/{id}/codes/{code}', tags })
    .errors({ REP_NOT_FOUND, OWN_COMMISSION })
    .input(rep.extend({ code: referralCodeSchema, isActive: z.boolean() }))
    .output(adminRepSchema),

  /** Applies to orders placed from then on. */
  addRate: procedureFor('admin', 'money', 'write')
    .route({ method: 'POST', path: '/admin/sales-reps/{id}/rates', tags })
    .errors({ REP_NOT_FOUND, RATE_NOT_LATER, OWN_COMMISSION })
    .input(
      rep.extend({
        itemType: itemTypeSchema.nullable(),
        rate: rateSchema,
        /** Null for now. */
        validFrom: z.date().nullable(),
        reason,
      }),
    )
    .output(adminRepSchema),

  /** What invited customers get; null for nothing. */
  changeCoupon: procedureFor('admin', 'money', 'write')
    .route({ method: 'PUT', path: '/admin/sales-reps/{id}/coupon', tags })
    .errors({ REP_NOT_FOUND, COUPON_NOT_FOUND, COUPON_TAKEN, OWN_COMMISSION })
    .input(rep.extend({ coupon: couponCodeSchema.nullable() }))
    .output(adminRepSchema),

  /** For one representative, or for all; newest first. */
  lines: procedureFor('admin', 'money')
    .route({ method: 'GET', path: '/admin/commissions', tags })
    .input(
      z.object({
        repId: repIdSchema.optional(),
        state: z.enum(commissionStates).optional(),
        ...page,
      }),
    )
    .output(
      z.object({ lines: z.array(adminCommissionLineSchema), nextCursor: z.string().nullable() }),
    ),

  /** Held commissions waiting for a decision, oldest first. */
  holds: procedureFor('admin', 'money')
    .route({ method: 'GET', path: '/admin/commissions/held', tags })
    .output(z.array(adminCommissionLineSchema)),

  /**
   * The decision is a new line; the representative is notified. Nobody decides about their own
   * commission; a sole owner needs a second factor and a day's wait.
   */
  decideHold: procedureFor('admin', 'money', 'write')
    .route({ method: 'POST', path: '/admin/commissions/{id}/decision', tags })
    .errors({
      COMMISSION_NOT_FOUND,
      HOLD_DECIDED,
      HOLD_REFUSED,
      OWN_COMMISSION,
      SECOND_FACTOR_NEEDED,
    })
    .input(
      z.object({
        id: commissionIdSchema,
        decision: z.enum(['released', 'refused']),
        /** Visible to the representative. */
        note: reason,
      }),
    )
    .output(adminCommissionLineSchema),

  payouts: procedureFor('admin', 'money')
    .route({ method: 'GET', path: '/admin/payouts', tags })
    .output(z.array(payoutSchema)),

  readPayout: procedureFor('admin', 'money')
    .route({ method: 'GET', path: '/admin/payouts/{id}', tags })
    .errors({ PAYOUT_NOT_FOUND })
    .input(payout)
    .output(payoutDetailSchema),

  /** Freezes what can be paid out. There is one draft at a time. */
  draftPayout: procedureFor('admin', 'money', 'write')
    .route({ method: 'POST', path: '/admin/payouts', tags, successStatus: 201 })
    .errors({ PAYOUT_STATE, PAYOUT_EMPTY })
    .output(payoutDetailSchema),

  discardPayout: procedureFor('admin', 'money', 'write')
    .route({ method: 'DELETE', path: '/admin/payouts/{id}', tags })
    .errors({ PAYOUT_NOT_FOUND, PAYOUT_STATE })
    .input(payout)
    .output(payoutDetailSchema),

  /**
   * Must be confirmed by another administrator than the one who drafted it; a sole administrator
   * needs a second factor and a day's wait. Creates the bank file, once.
   */
  confirmPayout: procedureFor('admin', 'money', 'write')
    .route({ method: 'POST', path: '/admin/payouts/{id}/confirmation', tags })
    .errors({ PAYOUT_NOT_FOUND, PAYOUT_STATE, PAYOUT_REFUSED, BANK_MISSING, SECOND_FACTOR_NEEDED })
    .input(payout)
    .output(payoutDetailSchema),

  /** The bank file: pain.001.001.09. */
  payoutFile: procedureFor('admin', 'money', 'export')
    .route({ method: 'GET', path: '/admin/payouts/{id}/file', tags })
    .errors({ PAYOUT_NOT_FOUND, PAYOUT_STATE })
    .input(payout)
    .output(z.object({ fileName: z.string(), xml: z.string() })),

  /** Records that the bank has the file: payable commissions become paid. */
  markSent: procedureFor('admin', 'money', 'write')
    .route({ method: 'POST', path: '/admin/payouts/{id}/sending', tags })
    .errors({ PAYOUT_NOT_FOUND, PAYOUT_STATE })
    .input(payout)
    .output(payoutDetailSchema),

  /**
   * Imports the bank's response: pain.002 or camt.054. Booked payments have arrived; rejected and
   * returned ones become payable again. Importing the same file twice is safe.
   */
  importBankAnswer: procedureFor('admin', 'money', 'write')
    .meta({ takesFile: true })
    .route({ method: 'POST', path: '/admin/payouts/bank-answers', tags })
    .errors({ BANK_FILE_UNREADABLE })
    .input(z.object({ xml: z.string().min(1).max(maxReportLength), isTrial: z.boolean() }))
    .output(z.object({ payments: z.array(reportedPaymentSchema) })),

  /** Records that one payment arrived or was returned; a returned one becomes payable again. */
  settlePayment: procedureFor('admin', 'money', 'write')
    .route({ method: 'POST', path: '/admin/payouts/{id}/payments', tags })
    .errors({ PAYOUT_NOT_FOUND, PAYOUT_STATE, OWN_COMMISSION })
    .input(
      payout.extend({
        repId: repIdSchema,
        outcome: z.enum(['arrived', 'returned']),
        reason: singleLineText(200),
      }),
    )
    .output(payoutDetailSchema),
};
