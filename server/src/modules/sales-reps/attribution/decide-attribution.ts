import type { AttributionRule, RepId } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import type { Candidate } from '../candidate.ts';

type SubmittedCode = { readonly repId: RepId; readonly code: string };

export type SubmittedCodes = {
  /** The account's permanent invitation. */
  readonly account: (SubmittedCode & { readonly rule: AttributionRule }) | null;
  /** The code field at checkout. */
  readonly field: SubmittedCode | null;
  /** A representative's coupon, used in this order. */
  readonly coupon: SubmittedCode | null;
};

export type Decision = SubmittedCode & {
  readonly rule: AttributionRule;
  readonly candidates: readonly Candidate[];
};

/**
 * Who earns commission on an order. The account's invitation takes precedence; without one the code
 * field counts and becomes the invitation; a coupon alone only earns for its order, because coupons
 * are passed on to people whom nobody invited.
 */
export function decideAttribution({ account, field, coupon }: SubmittedCodes): Decision | null {
  if (account) {
    const { rule } = account;
    return attributeTo(account, rule, [
      ...(field ? [{ source: 'checkout', code: field.code, outcome: 'later' } as const] : []),
      ...(coupon ? [{ source: 'coupon', code: coupon.code, outcome: 'later' } as const] : []),
    ]);
  }
  if (field) {
    return attributeTo(field, 'checkout', [
      ...(coupon ? [{ source: 'coupon', code: coupon.code, outcome: 'fieldBefore' } as const] : []),
    ]);
  }
  return coupon ? attributeTo(coupon, 'coupon', []) : null;
}

function attributeTo(
  { repId, code }: SubmittedCode,
  rule: AttributionRule,
  others: readonly Candidate[],
): Decision {
  return { repId, code, rule, candidates: [{ source: rule, code, outcome: 'won' }, ...others] };
}
