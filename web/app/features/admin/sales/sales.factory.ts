import { itemIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { type Coupon, couponSchema } from '@danube/contract/checkout/coupons.schemas.ts';
import {
  type AdminOrder,
  type AdminOrderRow,
  invoiceIdSchema,
  orderIdSchema,
  refundIdSchema,
  subscriptionIdSchema,
} from '@danube/contract/checkout/orders.schemas.ts';
import type { AdminSubscription } from '@danube/contract/checkout/subscriptions-admin.contract.ts';
import { type Money, moneySchema } from '@danube/contract/money.ts';
import type { ListedRule } from './rules/country-rule.ts';

export function euros(amount: number): Money {
  return moneySchema.parse(Math.round(amount * 100));
}

export function uuid(number: number): string {
  return `018f2c1e-0000-7000-8000-${String(number).padStart(12, '0')}`;
}

const id = orderIdSchema.parse(uuid(1));

export function makeOrderRow(overrides: Partial<AdminOrderRow> = {}): AdminOrderRow {
  return {
    id,
    number: 'D-2026-00042',
    state: 'paid',
    method: 'stripe',
    placedAt: new Date('2026-11-10T08:30:00Z'),
    paidAt: new Date('2026-11-10T08:31:00Z'),
    titles: ['DAX in depth'],
    total: euros(149),
    refunded: euros(0),
    debit: null,
    buyer: 'Anna Kovač',
    email: 'anna@example.eu',
    country: 'DE',
    dispute: null,
    inquiry: null,
    isHeld: false,
    ...overrides,
  };
}

const orderLine: AdminOrder['lines'][number] = {
  itemType: 'course',
  itemId: itemIdSchema.parse(uuid(11)),
  title: 'DAX in depth',
  interval: null,
  slug: null,
  returnedAt: null,
  price: euros(149),
  credit: euros(0),
  discount: euros(0),
  total: euros(149),
  net: euros(125.21),
  vat: euros(23.79),
};

export function makeOrder(overrides: Partial<AdminOrder> = {}): AdminOrder {
  return {
    ...makeOrderRow(),
    lines: [orderLine],
    subtotal: euros(149),
    discount: euros(0),
    coupon: null,
    net: euros(125.21),
    vat: euros(23.79),
    vatRate: 1900,
    vatTreatment: 'standard',
    billing: {
      name: 'Anna Kovač',
      street: 'Hafenstraße 12',
      postcode: '20457',
      city: 'Hamburg',
      country: 'DE',
      company: null,
      vatId: null,
    },
    invoices: [
      {
        id: invoiceIdSchema.parse(uuid(21)),
        kind: 'invoice',
        number: '2026-000042',
        issuedAt: new Date('2026-11-10T08:31:00Z'),
        total: euros(149),
      },
    ],
    transfer: null,
    canPay: false,
    withdrawableUntil: null,
    userId: 'person-1',
    language: 'de',
    ruleVersion: 1,
    locationProofs: [
      { kind: 'billing', country: 'DE', at: new Date('2026-11-10T08:30:00Z') },
      { kind: 'network', country: 'DE', at: new Date('2026-11-10T08:30:00Z') },
    ],
    declarations: [
      {
        kind: 'supply',
        version: 1,
        hash: 'a'.repeat(64),
        at: new Date('2026-11-10T08:30:00Z'),
      },
    ],
    subscription: null,
    paymentReference: 'pi_3QsampleReference',
    refunds: [],
    events: [
      {
        kind: 'placed',
        at: new Date('2026-11-10T08:30:00Z'),
        amount: euros(149),
        by: 'Anna Kovač',
        note: null,
      },
      {
        kind: 'paid',
        at: new Date('2026-11-10T08:31:00Z'),
        amount: euros(149),
        by: null,
        note: null,
      },
    ],
    ...overrides,
  };
}

type Refund = AdminOrder['refunds'][number];

export function makeRefund(overrides: Partial<Refund> = {}): Refund {
  return {
    id: refundIdSchema.parse(uuid(31)),
    amount: euros(49),
    state: 'done',
    reason: 'Asked for by telephone',
    requestedAt: new Date('2026-11-11T09:00:00Z'),
    iban: null,
    ...overrides,
  };
}

export function makeCoupon(overrides: Partial<Coupon> = {}): Coupon {
  return {
    code: couponSchema.shape.code.parse('AUTUMN20'),
    value: { kind: 'percent', percent: 20 },
    note: 'Newsletter of October',
    startsAt: new Date('2026-09-30T22:00:00Z'),
    endsAt: new Date('2026-11-30T23:00:00Z'),
    limit: 100,
    limitPerPerson: 1,
    minimum: null,
    items: [],
    owner: null,
    isActive: true,
    used: 37,
    createdAt: new Date('2026-09-28T10:00:00Z'),
    ...overrides,
  };
}

export function makeRule(overrides: Partial<ListedRule> = {}): ListedRule {
  return {
    country: 'DE',
    version: 1,
    validFrom: '2026-01-01',
    vatRate: 1900,
    isSaleAllowed: true,
    riskNote: '',
    waiverNote: '',
    isCurrent: true,
    ...overrides,
  };
}

export function makeSubscription(overrides: Partial<AdminSubscription> = {}): AdminSubscription {
  return {
    id: subscriptionIdSchema.parse(uuid(71)),
    itemId: itemIdSchema.parse(uuid(12)),
    title: 'Academy membership',
    state: 'active',
    price: euros(49),
    interval: 'month',
    startedAt: new Date('2026-10-16T09:00:00Z'),
    paidUntil: new Date('2026-12-16T09:00:00Z'),
    endsThen: false,
    cancelledAt: null,
    nextChargeAt: new Date('2026-12-16T09:00:00Z'),
    buyer: 'Anna Kovač',
    email: 'anna@example.eu',
    userId: null,
    lastOrder: { id, number: '100042', left: euros(49) },
    ...overrides,
  };
}
