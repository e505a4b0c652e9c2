import type {
  CandidateOutcome,
  CommissionCause,
  CommissionLine,
  HoldReason,
} from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import type { TextKey } from '../../../lib/text-keys.ts';

export const causeTexts = {
  sale: 'commissions.causes.sale',
  renewal: 'commissions.causes.renewal',
  refund: 'commissions.causes.refund',
  withdrawal: 'commissions.causes.withdrawal',
  academyFault: 'commissions.causes.academyFault',
  disputeOpened: 'commissions.causes.disputeOpened',
  disputeWon: 'commissions.causes.disputeWon',
  disputeLost: 'commissions.causes.disputeLost',
  released: 'commissions.causes.released',
  refused: 'commissions.causes.refused',
} as const satisfies Record<CommissionCause, TextKey>;

/** Why a person has to review the line, as whole sentences. */
export const holdTexts = {
  sameAccount: 'commissions.holds.sameAccount',
  sameMail: 'commissions.holds.sameMail',
  sameName: 'commissions.holds.sameName',
  sameIban: 'commissions.holds.sameIban',
  sameCard: 'commissions.holds.sameCard',
  circle: 'commissions.holds.circle',
  throwAwayMail: 'commissions.holds.throwAwayMail',
  burst: 'commissions.holds.burst',
} as const satisfies Record<HoldReason, TextKey>;

/** Why a line belongs to the rep, as whole sentences. */
export const ruleTexts = {
  signUp: 'commissions.rules.signUp',
  account: 'commissions.rules.account',
  checkout: 'commissions.rules.checkout',
  coupon: 'commissions.rules.coupon',
} as const satisfies Record<NonNullable<CommissionLine['receipt']>['rule'], TextKey>;

export const outcomeTexts = {
  won: 'commissions.outcomes.won',
  later: 'commissions.outcomes.later',
  fieldBefore: 'commissions.outcomes.fieldBefore',
  unknown: 'commissions.outcomes.unknown',
} as const satisfies Record<CandidateOutcome, TextKey>;

/** Lines for a payment have a price; all others refer to one of these. */
export function isEarning({ cause }: Pick<CommissionLine, 'cause'>): boolean {
  return cause === 'sale' || cause === 'renewal';
}
