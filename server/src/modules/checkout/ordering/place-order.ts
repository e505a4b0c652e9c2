import { createHash } from 'node:crypto';
import type {
  Billing,
  DeclarationKind,
  PaymentMethod,
  Quote,
} from '@danube/contract/checkout/checkout.schemas.ts';
import type { Country } from '@danube/contract/checkout/countries.ts';
import type { CountryRule } from '@danube/contract/checkout/country-rules.contract.ts';
import { type OrderId, orderIdSchema } from '@danube/contract/checkout/orders.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Money } from '@danube/contract/money.ts';
import type { Member } from '../../../platform/actor.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Change } from '../../../platform/transact.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { countGuesses } from '../coupons/count-guesses.ts';
import { computeOrderExpiry } from '../orders/compute-order-expiry.ts';
import { areAllAccepted } from '../orders/declarations.ts';
import {
  addEvent,
  findEarlierOrders,
  insertOrder,
  type LineRecord,
  type OrderRecord,
} from '../orders/orders.repository.ts';
import { cancelUnpaid } from '../settlement/cancel-unpaid.ts';
import { settleOrder } from '../settlement/settle-order.ts';
import { startPayment } from '../settlement/start-payment.ts';
import { awaitTransfer } from '../transfers/await-transfer.ts';
import { isVatIdValid } from '../vat-ids/is-vat-id-valid.ts';
import { buildQuote } from './build-quote.ts';
import { requireNoneUnderWay, supersedeUnpaid } from './supersede-unpaid.ts';

export type PlaceOrderInput = {
  readonly key: string;
  readonly cartVersion: number;
  readonly shownTotal: Money;
  readonly billing: Billing;
  readonly coupon: string | null;
  readonly invitedBy: string | null;
  readonly method: PaymentMethod;
  readonly ticked: readonly { kind: DeclarationKind; hash: string }[];
  readonly language: LanguageCode;
};

export type PlacedOrder = { orderId: OrderId; payAt: string | null };

type PlaceOrderContext = {
  member: Member;
  input: PlaceOrderInput;
  here: Country | null;
  network: string;
};

/**
 * Creates the order from one version of the cart, once. Calls to Stripe and VIES happen before and
 * after the transaction and can be repeated: the same key finds the order again.
 */
export async function placeOrder(
  deps: CheckoutDependencies,
  placing: PlaceOrderContext,
): Promise<PlacedOrder> {
  const { member, input, network } = placing;
  const buyer = { userId: member.userId, network };
  const earlier = await findEarlierOrders(deps.db, member.userId, input);
  if (earlier.underKey) return withPaymentUrl(deps, isSameInput(earlier.underKey, input));
  const hasValidVatId =
    input.billing.company !== null && (await isVatIdValid(deps, { ...input.billing, ...buyer }));
  if (earlier.ofCart) await cancelSupersededOrder(deps, earlier.ofCart);
  await supersedeUnpaid(deps, { userId: member.userId, ...input });
  const record = () =>
    deps.transact((change) => recordOrder(deps, change, { ...placing, hasValidVatId }));
  const order = await (input.coupon ? countGuesses(deps, buyer, record) : record());
  return withPaymentUrl(deps, order);
}

/** Reusing a key for different input is a bug in the caller, so it is reported. */
function isSameInput(order: OrderRecord, input: PlaceOrderInput): OrderRecord {
  if (order.keyHash !== hashOf(input)) throw new DomainError('KEY_REUSED');
  return order;
}

async function withPaymentUrl(
  deps: CheckoutDependencies,
  order: OrderRecord,
): Promise<PlacedOrder> {
  const isToPay = order.method === 'stripe' && order.state === 'pending';
  if (!isToPay) return { orderId: order.id, payAt: order.sessionUrl };
  const payAt = await startPayment(deps, order);
  if (payAt === null) throw new DomainError('CART_CHANGED');
  return { orderId: order.id, payAt };
}

/** Cancels an earlier order of this cart, unless it is being paid right now. */
async function cancelSupersededOrder(
  deps: CheckoutDependencies,
  earlier: Pick<OrderRecord, 'id' | 'state'>,
): Promise<void> {
  if (earlier.state !== 'pending') throw new DomainError('CART_CHANGED');
  await cancelUnpaid(deps, earlier.id);
}

async function recordOrder(
  deps: CheckoutDependencies,
  change: Change,
  placing: PlaceOrderContext & { hasValidVatId: boolean },
): Promise<OrderRecord> {
  const { member, input, here, hasValidVatId } = placing;
  const { tx } = change;
  // A concurrent order for the same cart waits here, and then finds this one.
  const cart = await deps.cart.lock(tx, member.userId, input.language);
  const earlier = await findEarlierOrders(tx, member.userId, input);
  if (earlier.underKey) return isSameInput(earlier.underKey, input);
  if (cart.items.length > 0 && cart.version !== input.cartVersion) {
    throw new DomainError('CART_CHANGED');
  }
  if (earlier.ofCart) {
    const isPending = earlier.ofCart.state === 'pending';
    throw new DomainError(isPending ? 'PAYMENT_UNDER_WAY' : 'CART_CHANGED');
  }
  await requireNoneUnderWay(tx, { userId: member.userId, key: input.key, cart });
  const email = await deps.findEmail(tx, member.userId);
  if (email === null) throw new DomainError('UNAUTHORIZED');
  const { country, company } = input.billing;
  const { quote, rule } = await buildQuote(deps, tx, {
    userId: member.userId,
    email,
    cart,
    country,
    isCompany: company !== null,
    hasValidVatId,
    coupon: input.coupon,
    here,
    language: input.language,
    isBinding: true,
  });
  if (quote.total !== input.shownTotal) throw new DomainError('CART_CHANGED');
  if (!areAllAccepted(quote.declarations, input.ticked))
    throw new DomainError('DECLARATIONS_CHANGED');
  if (!quote.methods.includes(input.method)) throw new DomainError('METHOD_NOT_POSSIBLE');
  const { order, lines } = await insertOrder(
    tx,
    orderRow(deps, { ...placing, email, quote, rule }),
    quote.lines,
  );
  await addEvent(tx, {
    orderId: order.id,
    kind: 'placed',
    at: order.placedAt,
    amount: order.total,
  });
  await deps.referrals.orderPlaced(change, {
    orderId: order.id,
    userId: member.userId,
    coupon: order.coupon,
    invitedBy: input.invitedBy,
    at: order.placedAt,
  });
  return finishOrder(deps, change, { order, lines });
}

/** Immediate follow-ups: a transfer is requested, or a free order is fulfilled. */
async function finishOrder(
  deps: CheckoutDependencies,
  change: Change,
  { order, lines }: { order: OrderRecord; lines: LineRecord[] },
): Promise<OrderRecord> {
  if (order.method === 'transfer') {
    // The order is binding, so its items leave the cart.
    const items = lines.map(({ itemId }) => itemId);
    if (order.userId) await deps.cart.takeOut(change, order.userId, items);
    // Last, because invoice numbers are locked until this transaction commits.
    await awaitTransfer(deps, change, { order, lines });
  }
  if (order.method !== 'none') return order;
  await settleOrder(deps, change, { orderId: order.id, paidAt: order.placedAt });
  return { ...order, state: 'paid' };
}

function orderRow(
  deps: CheckoutDependencies,
  made: PlaceOrderContext & {
    hasValidVatId: boolean;
    email: string;
    quote: Quote;
    rule: CountryRule;
  },
) {
  const { member, input, here, quote, rule, email } = made;
  const { billing, method, language, coupon } = input;
  const { subtotal, discount, total, net, vat, vatRate, vatTreatment } = quote;
  const placedAt = deps.clock.now();
  const at = placedAt.toISOString();
  const { country } = billing;
  const isDeclared = quote.declarations.some(({ kind }) => declaresCountry.has(kind));
  return {
    id: orderIdSchema.parse(deps.ids.uuid()),
    userId: member.userId,
    state: 'pending',
    method,
    key: input.key,
    keyHash: hashOf(input),
    cartVersion: input.cartVersion,
    language,
    email,
    billing,
    country,
    ruleVersion: rule.version,
    vatRate,
    vatTreatment,
    subtotal,
    discount,
    total,
    net,
    vat,
    coupon,
    placedAt,
    expiresAt: computeOrderExpiry(method, placedAt),
    declarations: quote.declarations.map((declaration) => ({ ...declaration, at })),
    locationProofs: [
      { kind: 'billing', country, at },
      ...(here ? [{ kind: 'network' as const, country: here, at }] : []),
      ...(isDeclared ? [{ kind: 'declaration' as const, country, at }] : []),
      ...(made.hasValidVatId ? [{ kind: 'vatId' as const, country, at }] : []),
    ],
  } satisfies Parameters<typeof insertOrder>[1];
}

const declaresCountry: ReadonlySet<DeclarationKind> = new Set(['residence', 'establishment']);

/** Hash of the input under a key; the schema fixes the order of its fields. */
function hashOf({ key: _, ...input }: PlaceOrderInput): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('hex');
}
