import type {
  Order,
  Subscription,
  WithdrawalOffer,
} from '@danube/contract/checkout/orders.schemas.ts';
import {
  orderSchema,
  subscriptionSchema,
  withdrawalOfferSchema,
} from '@danube/contract/checkout/orders.schemas.ts';

export const sampleOrderId = '018f4c5e-0000-7000-8000-000000000001';

const placedAt = new Date('2026-11-15T12:00:00Z');

/** A course paid through Stripe. */
export function makeOrder(values: Partial<Order> = {}): Order {
  const order = orderSchema.parse({
    id: sampleOrderId,
    number: 'D-2026-000011',
    state: 'paid',
    method: 'stripe',
    placedAt,
    paidAt: placedAt,
    titles: ['Fast Track'],
    total: 14_900,
    refunded: 0,
    debit: null,
    lines: [
      {
        itemType: 'course',
        itemId: '018f4c5e-0000-7000-8000-0000000000c1',
        title: 'Fast Track',
        slug: 'fast-track',
        returnedAt: null,
        interval: null,
        price: 14_900,
        credit: 0,
        discount: 0,
        total: 14_900,
        net: 12_114,
        vat: 2_786,
      },
    ],
    subtotal: 14_900,
    discount: 0,
    coupon: null,
    net: 12_114,
    vat: 2_786,
    vatRate: 2300,
    vatTreatment: 'standard',
    billing: {
      name: 'Jana Nováková',
      street: 'Laurinská 14',
      postcode: '811 01',
      city: 'Bratislava',
      country: 'SK',
      company: null,
      vatId: null,
    },
    invoices: [
      {
        id: '018f4c5e-0000-7000-8000-0000000000f1',
        kind: 'invoice',
        number: '2026-000017',
        issuedAt: placedAt,
        total: 14_900,
      },
    ],
    transfer: null,
    canPay: false,
    withdrawableUntil: null,
  });
  return { ...order, ...values };
}

export const sampleTransfer: NonNullable<Order['transfer']> = {
  holder: 'Danube Trading Academy s.r.o.',
  iban: 'SK3112000000198742637541',
  bic: 'TATRSKBX',
  reference: 'RF18539007547034',
  dueAt: new Date('2026-11-29T12:00:00Z'),
  qrCode: { size: 21, path: 'M0 0h7v7h-7z' },
};

export function makeSubscription(values: Partial<Subscription> = {}): Subscription {
  const subscription = subscriptionSchema.parse({
    id: '018f4c5e-0000-7000-8000-0000000000a1',
    state: 'active',
    title: 'Live membership',
    itemId: '018f4c5e-0000-7000-8000-0000000000c2',
    price: 3_900,
    interval: 'month',
    startedAt: placedAt,
    paidUntil: new Date('2026-12-15T12:00:00Z'),
    endsThen: false,
  });
  return { ...subscription, ...values };
}

/** One item that can be withdrawn from and one that was used. */
export function makeOffer(values: Partial<WithdrawalOffer> = {}): WithdrawalOffer {
  const offer = withdrawalOfferSchema.parse({
    orderId: sampleOrderId,
    number: 'D-2026-000011',
    method: 'stripe',
    until: new Date('2026-11-29T12:00:00Z'),
    lines: [
      {
        itemId: '018f4c5e-0000-7000-8000-0000000000c1',
        title: 'Fast Track',
        why: 'open',
        refund: 14_900,
      },
      {
        itemId: '018f4c5e-0000-7000-8000-0000000000c3',
        title: 'Forbidden Trading',
        why: 'used',
        refund: 0,
      },
    ],
  });
  return { ...offer, ...values };
}
