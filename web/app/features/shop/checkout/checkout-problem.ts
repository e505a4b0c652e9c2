import type { CouponRefusal, VatIdRefusal } from '@danube/contract/checkout/checkout.errors.ts';
import { ORPCError } from '@orpc/client';
import type { TextKey, Translate } from '../../../lib/text-keys.ts';
import { type BillingField, billingFields } from './checkout-fields.ts';

export const couponTexts = {
  unusable: 'checkout.coupon.unusable',
  usedByYou: 'checkout.coupon.usedByYou',
  notForThese: 'checkout.coupon.notForThese',
  tooLittle: 'checkout.coupon.tooLittle',
  tooManyTries: 'checkout.coupon.tooManyTries',
} as const satisfies Record<CouponRefusal, TextKey>;

export const vatIdTexts = {
  malformed: 'checkout.vatId.malformed',
  otherCountry: 'checkout.vatId.otherCountry',
  unknown: 'checkout.vatId.unknown',
  notChecked: 'checkout.vatId.notChecked',
  tooManyTries: 'checkout.vatId.tooManyTries',
} as const satisfies Record<VatIdRefusal, TextKey>;

const words: ReadonlyMap<string, TextKey> = new Map<string, TextKey>([
  ['CART_EMPTY', 'checkout.empty.title'],
  ['CART_CHANGED', 'checkout.problems.cartChanged'],
  ['CART_NOT_ORDERABLE', 'checkout.problems.notOrderable'],
  ['SALE_NOT_ALLOWED', 'checkout.problems.saleNotAllowed'],
  ['DECLARATIONS_CHANGED', 'checkout.problems.declarationsChanged'],
  ['METHOD_NOT_POSSIBLE', 'checkout.problems.methodNotPossible'],
  ['KEY_REUSED', 'checkout.problems.keyReused'],
  ['PAYMENT_UNDER_WAY', 'checkout.problems.paymentUnderWay'],
  ['PAYMENT_UNAVAILABLE', 'checkout.problems.paymentUnavailable'],
  ['BAD_REQUEST', 'checkout.problems.invalid'],
  ['TOO_MANY_REQUESTS', 'checkout.problems.tooMany'],
  ['UNAUTHORIZED', 'checkout.problems.signedOut'],
  ['SERVICE_UNAVAILABLE', 'checkout.problems.away'],
]);

/** Why the amounts or the order could not be had. */
export function checkoutProblemText(error: unknown, t: Translate): string {
  const coupon = couponRefusalOf(error);
  if (coupon) return t(couponTexts[coupon]);
  const vatId = vatIdRefusalOf(error);
  if (vatId) return t(vatIdTexts[vatId]);
  // An answer that never came has no code; the browser only says that fetching failed.
  if (error instanceof TypeError) return t('checkout.problems.away');
  const title = textIn(error, 'title') ?? '';
  return t(words.get(codeOf(error)) ?? 'checkout.problems.failed', { title });
}

export function codeOf(error: unknown): string {
  return error instanceof ORPCError ? error.code : '';
}

export function couponRefusalOf(error: unknown): CouponRefusal | null {
  const why = codeOf(error) === 'COUPON_REFUSED' ? textIn(error, 'why') : null;
  return isKeyOf(couponTexts, why) ? why : null;
}

export function vatIdRefusalOf(error: unknown): VatIdRefusal | null {
  const why = codeOf(error) === 'VAT_ID_REFUSED' ? textIn(error, 'why') : null;
  return isKeyOf(vatIdTexts, why) ? why : null;
}

/** The inputs that the contract refused, by the path that it names. */
export function refusedFields(error: unknown): BillingField[] {
  const issues = codeOf(error) === 'BAD_REQUEST' ? propertyOf(detailsOf(error), 'issues') : [];
  if (!Array.isArray(issues)) return [];
  const named = new Set(
    issues.map((issue: unknown) => {
      const path = propertyOf(issue, 'path');
      return Array.isArray(path) && path[0] === 'billing' ? path[1] : undefined;
    }),
  );
  return billingFields.filter((field) => named.has(field));
}

function textIn(error: unknown, name: string): string | null {
  const value = propertyOf(detailsOf(error), name);
  return typeof value === 'string' ? value : null;
}

function detailsOf(error: unknown): unknown {
  return error instanceof ORPCError ? error.data : undefined;
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function isKeyOf<Table extends object>(table: Table, value: unknown): value is keyof Table {
  return typeof value === 'string' && Object.hasOwn(table, value);
}
