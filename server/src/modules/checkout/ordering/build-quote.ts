import type { Cart, CartItem } from '@danube/contract/cart/cart.schemas.ts';
import type { PaymentMethod, Quote } from '@danube/contract/checkout/checkout.schemas.ts';
import type { Country } from '@danube/contract/checkout/countries.ts';
import type { CountryRule } from '@danube/contract/checkout/country-rules.contract.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { moneySchema } from '@danube/contract/money.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { formatAcademyDay } from '../../../platform/format-academy-day.ts';
import type { BankAccount, CheckoutDependencies } from '../checkout.dependencies.ts';
import { findUsableCoupon } from '../coupons/find-usable-coupon.ts';
import { declarationsFor } from '../orders/declarations.ts';
import { priceOrder } from '../pricing/price-order.ts';
import { canOrderTogether, priceRecurring } from '../pricing/recurring.ts';
import { decideVatTreatment } from '../pricing/vat-treatment.ts';
import { findRule } from '../rules/find-rule.ts';
import { requireNotBought } from './require-not-bought.ts';

type QuoteDependencies = Pick<
  CheckoutDependencies,
  'cart' | 'clock' | 'documents' | 'provider' | 'settings'
>;

export type QuoteContext = {
  readonly userId: string;
  readonly email: string;
  readonly cart: Cart;
  readonly country: Country;
  readonly isCompany: boolean;
  readonly hasValidVatId: boolean;
  readonly coupon: string | null;
  readonly here: Country | null;
  readonly language: LanguageCode;
  /** True if an order is created from it: the coupon is then locked until the transaction ends. */
  readonly isBinding: boolean;
};

/** Stripe's minimum charge. */
const stripeMinimum = 50;

/**
 * What a cart costs this buyer, and under which rule; the only place where prices are calculated.
 */
export async function buildQuote(
  deps: QuoteDependencies,
  tx: Tx,
  context: QuoteContext,
): Promise<{ quote: Quote; rule: CountryRule }> {
  const { cart, country, isCompany, language, here } = context;
  const items = chargedOf(cart);
  requireOrderable(items);
  await requireNotBought(deps, tx, { userId: context.userId, items });
  const rule = await findRule(tx, country, formatAcademyDay(deps.clock.now()));
  if (!rule?.isSaleAllowed) throw new DomainError('SALE_NOT_ALLOWED');
  const taxation = { vatRate: rule.vatRate, vatTreatment: decideVatTreatment(context) };
  const coupon = context.coupon
    ? await findUsableCoupon(deps, tx, { ...context, code: context.coupon })
    : null;
  const priced = priceOrder({ lines: items, ...taxation, discount: coupon });
  const quote = {
    cartVersion: cart.version,
    ...priced,
    ...taxation,
    riskNote: rule.riskNote || null,
    waiverNote: rule.waiverNote || null,
    declarations: await declarationsFor(deps, {
      lines: items,
      isCompany,
      country,
      here,
      language,
    }),
    methods: methodsFor({ ...deps, bank: await deps.settings.findBank(tx) }, priced),
    recurring: priceRecurring(items, taxation),
  };
  return { quote, rule };
}

/** An item that is part of a bundle in the same cart isn't ordered separately. */
function chargedOf({ items }: Cart): CartItem[] {
  return items
    .filter(({ includedIn }) => includedIn === null)
    .map((item) => ({ ...item, price: moneySchema.parse(item.price - item.credit) }));
}

function requireOrderable(items: readonly CartItem[]): void {
  if (items.length === 0) throw new DomainError('CART_EMPTY');
  const missing = items.find(({ isOffered }) => !isOffered);
  if (missing) throw new DomainError('CART_NOT_ORDERABLE', notOrderable(missing.title));
  if (canOrderTogether(items)) return;
  const title = items.findLast(({ interval }) => interval !== null)?.title;
  throw new DomainError('CART_NOT_ORDERABLE', notOrderable(title ?? ''));
}

function notOrderable(title: string) {
  return { title, why: 'unavailable' } as const;
}

/** Stripe collects recurring payments, even if the first one is free. */
function methodsFor(
  { provider, bank }: Pick<QuoteDependencies, 'provider'> & { bank: BankAccount | null },
  { total, lines }: Pick<Quote, 'total' | 'lines'>,
): PaymentMethod[] {
  const recurs = lines.some(({ interval }) => interval !== null);
  if (total === 0 && !recurs) return ['none'];
  const byStripe = provider !== null && (recurs || total >= stripeMinimum);
  const byTransfer = bank !== null && !recurs;
  return [
    ...(byStripe ? (['stripe'] as const) : []),
    ...(byTransfer ? (['transfer'] as const) : []),
  ];
}
