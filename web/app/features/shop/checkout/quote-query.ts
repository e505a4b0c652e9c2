import type { CouponRejection, VatIdRejection } from '@danube/contract/checkout/checkout.errors.ts';
import type { Quote } from '@danube/contract/checkout/checkout.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { queryOptions } from '@tanstack/react-query';
import type { queries } from '../../../lib/api.ts';
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

/** Long enough that the browser doesn't repeat what the server's HTML already shows. */
const freshMs = 10_000;

export function quoteQuery(source: typeof queries, input: QuoteInput) {
  return queryOptions({
    queryKey: [...source.checkout.quote.key(), input],
    queryFn: () => requestQuote(source, input),
    // Prices, rates and the cart may have changed since the last fetch.
    staleTime: freshMs,
    retry: false,
  });
}

/** The input, or as long as the buyer's country isn't chosen, that for this one. */
export function withKnownCountry(input: QuoteInput, listCountry: string): QuoteInput {
  if (input.country !== '') return input;
  // A VAT id means nothing before its country is known.
  return { ...input, country: listCountry, isCompany: false, vatId: null };
}

/** A rejected coupon or VAT id must not hide the amounts: they are requested again without it. */
async function requestQuote(source: typeof queries, input: QuoteInput): Promise<QuoteResult> {
  try {
    const quote = await source.checkout.quote.call(input);
    return { quote, coupon: input.coupon, couponRejection: null, vatIdRejection: null };
  } catch (error) {
    const couponRejection = couponRejectionOf(error);
    if (couponRejection && input.coupon !== null) {
      return { ...(await requestQuote(source, { ...input, coupon: null })), couponRejection };
    }
    const vatIdRejection = vatIdRejectionOf(error);
    if (vatIdRejection && input.vatId !== null) {
      return { ...(await requestQuote(source, { ...input, vatId: null })), vatIdRejection };
    }
    throw error;
  }
}
