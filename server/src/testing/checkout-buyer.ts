import { randomUUID } from 'node:crypto';
import type { ItemType } from '@danube/contract/cart/cart.schemas.ts';
import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { Billing } from '@danube/contract/checkout/checkout.schemas.ts';
import { createRouterClient } from '@orpc/server';
import type { createCart } from '../modules/cart/cart.module.ts';
import type { createCheckout } from '../modules/checkout/checkout.module.ts';
import type { createEntitlements } from '../modules/entitlements/entitlements.module.ts';
import { insertPerson } from '../modules/identity/identity.factory.ts';
import type { createSalesReps } from '../modules/sales-reps/sales-reps.module.ts';
import type { Member } from '../platform/actor.ts';
import type { Db } from '../platform/database.ts';
import { contextOf } from './callers.ts';
import { insertOffer } from './offered-items.ts';

const language = 'en' as const;

/** The shop's procedures for buyers and staff. */
export function shopRouter(parts: {
  cart: ReturnType<typeof createCart>;
  checkout: ReturnType<typeof createCheckout>;
  entitlements: ReturnType<typeof createEntitlements>;
  salesReps: ReturnType<typeof createSalesReps>;
}) {
  const { cart, checkout, entitlements, salesReps } = parts;
  return {
    cart: cart.routers.cart,
    checkout: checkout.routers.checkout,
    orders: checkout.routers.orders,
    ordersAdmin: checkout.routers.ordersAdmin,
    coupons: checkout.routers.coupons,
    subscriptionsAdmin: checkout.routers.subscriptionsAdmin,
    entitlements: entitlements.routers.entitlements,
    ...salesReps.routers,
  };
}

type ShopRouter = ReturnType<typeof shopRouter>;

export type Buyer = Awaited<ReturnType<typeof openBuyer>>;

export const home: Billing = {
  name: 'Milena Novak',
  street: 'Hlavná 1',
  postcode: '811 01',
  city: 'Bratislava',
  country: 'DE',
  company: null,
  vatId: null,
};

/** Someone who can fill a cart and order, from their own network. */
export async function openBuyer(db: Db, router: ShopRouter, network: string = randomUUID()) {
  const { id: userId } = await insertPerson(db, { id: randomUUID() });
  return asBuyer({ db, router }, { userId, network });
}

/** The same for an existing person. */
export function asBuyer(
  { db, router }: { db: Db; router: ShopRouter },
  { userId, network }: { userId: string; network: string },
) {
  const member: Member = {
    kind: 'member',
    userId,
    sessionId: randomUUID(),
    isAdmin: false,
    roles: [],
    isSalesRep: false,
  };
  const api = createRouterClient(router, { context: contextOf(member, { network }) });

  async function put(offer: { kind?: 'course' | 'package'; price?: number; title?: string } = {}) {
    const { kind = 'course', price = 14_900, title = 'Reading the DAX' } = offer;
    const { id: item } = await insertOffer(db, { kind, price, title });
    await add(item, kind === 'course' ? 'course' : 'subscription');
    return item;
  }

  async function add(item: ItemId, itemType: ItemType): Promise<void> {
    await api.cart.add({ itemType, item, language });
  }

  type Input = Partial<Parameters<typeof api.checkout.placeOrder>[0]>;

  /** The input that orders the cart, with all declarations accepted. */
  async function createInput(change: Input = {}) {
    const { billing = home, coupon = null } = change;
    const { country, vatId } = billing;
    const isCompany = billing.company !== null;
    const quote = await api.checkout.quote({ country, isCompany, vatId, coupon, language });
    return {
      key: randomUUID(),
      cartVersion: quote.cartVersion,
      billing,
      coupon,
      language,
      shownTotal: quote.total,
      method: quote.methods[0] ?? ('stripe' as const),
      ticked: quote.declarations.map(({ kind, hash }) => ({ kind, hash })),
      ...change,
    };
  }

  const order = async (change: Input = {}) => api.checkout.placeOrder(await createInput(change));
  return { userId, member, api, put, add, createInput, order };
}
