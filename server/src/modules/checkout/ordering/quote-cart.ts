import type { Quote } from '@danube/contract/checkout/checkout.schemas.ts';
import type { Country } from '@danube/contract/checkout/countries.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Member } from '../../../platform/actor.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { countGuesses } from '../coupons/count-guesses.ts';
import { isVatIdValid } from '../vat-ids/is-vat-id-valid.ts';
import { buildQuote } from './build-quote.ts';

export async function quoteCart(
  deps: CheckoutDependencies,
  member: Member,
  requested: {
    country: Country;
    isCompany: boolean;
    vatId: string | null;
    coupon: string | null;
    language: LanguageCode;
    here: Country | null;
    network: string;
  },
): Promise<Quote> {
  const { userId } = member;
  const buyer = { userId, network: requested.network };
  const hasValidVatId =
    requested.isCompany && (await isVatIdValid(deps, { ...requested, ...buyer }));
  const cart = await deps.cart.read(deps.db, userId, requested.language);
  const email = await deps.findEmail(deps.db, userId);
  if (email === null) throw new DomainError('UNAUTHORIZED');
  const context = { ...requested, userId, email, cart, hasValidVatId, isBinding: false };
  const draw = () => buildQuote(deps, deps.db, context);
  const { quote } = await (requested.coupon ? countGuesses(deps, buyer, draw) : draw());
  return quote;
}
