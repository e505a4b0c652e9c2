import type { CouponRejection, VatIdRejection } from '@danube/contract/checkout/checkout.errors.ts';
import type { Quote } from '@danube/contract/checkout/checkout.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { queryOptions } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { couponRejectionOf, vatIdRejectionOf } from './checkout-problem.ts';

/** What the amounts depend on, besides the cart. */
export type QuoteInput = {
  readonly country: string;
  readonly isCompany: boolean;
  readonly vatId: string | null;
  readonly coupon: string | null;
  readonly language: LanguageCode;
};

/** The amounts, and the parts of the input that had to be ignored. */
export type QuoteResult = {
  readonly quote: Quote;
  /** The coupon included in the amounts. */
  readonly coupon: string | null;
  readonly couponRejection: CouponRejection | null;
  readonly vatIdRejection: VatIdRejection | null;
};

export function quoteQuery(input: QuoteInput) {
  return queryOptions({
    queryKey: [...queries.checkout.quote.key(), input],
    queryFn: () => requestQuote(input),
    // Prices, rates and the cart may have changed since the last fetch.
    staleTime: 0,
    retry: false,
  });
}

/** A rejected coupon or VAT id must not hide the amounts: they are requested again without it. */
async function requestQuote(input: QuoteInput): Promise<QuoteResult> {
  try {
    const quote = await queries.checkout.quote.call(input);
    return { quote, coupon: input.coupon, couponRejection: null, vatIdRejection: null };
  } catch (error) {
    const couponRejection = couponRejectionOf(error);
    if (couponRejection && input.coupon !== null) {
      return { ...(await requestQuote({ ...input, coupon: null })), couponRejection };
    }
    const vatIdRejection = vatIdRejectionOf(error);
    if (vatIdRejection && input.vatId !== null) {
      return { ...(await requestQuote({ ...input, vatId: null })), vatIdRejection };
    }
    throw error;
  }
}
