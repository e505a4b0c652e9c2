import type {
  CommissionLine,
  RepDashboard,
} from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import {
  commissionLineSchema,
  repDashboardSchema,
} from '@danube/contract/sales-reps/sales-reps.schemas.ts';

/** A valid UUID; the last digits identify it. */
export function repUuid(number: number): string {
  return `018f4c5e-0000-7000-8000-${String(number).padStart(12, '0')}`;
}

type Changed<Made> = { readonly [Field in keyof Made]?: unknown };

/** A dashboard response, validated by the contract. */
export function makeRepDashboard(changed: Changed<RepDashboard> = {}): RepDashboard {
  return repDashboardSchema.parse({
    repId: repUuid(1),
    code: 'BALAZ7',
    codes: ['BALAZ7'],
    displayName: 'Tomáš Baláž',
    isActive: true,
    benefit: { coupon: 'TOMAS10', value: { kind: 'percent', percent: 10 } },
    nextPayout: {
      on: '2026-12-01',
      ready: 209_37,
      expected: 75_14,
      amount: 284_51,
      minimum: 50_00,
      missing: [],
    },
    balances: { pending: 150_47, held: 22_54, payable: 209_37, paid: 86_70 },
    funnel: { clicks: 1_184, signUps: 61, orders: 14, earned: 480_52 },
    days: [],
    rates: [{ itemType: null, rate: 2_000, validFrom: new Date('2026-08-01T00:00:00Z') }],
    bank: { holderName: 'Tomáš Baláž', ibanEnd: '1234', taxId: null },
    billing: null,
    vatIdState: null,
    agreement: { current: 1, accepted: 1 },
    ...changed,
  });
}

export function makeCommissionLine(changed: Changed<CommissionLine> = {}): CommissionLine {
  return commissionLineSchema.parse({
    id: repUuid(39),
    number: 1_039,
    cause: 'sale',
    state: 'payable',
    reverses: null,
    itemType: 'course',
    title: 'Fast Track',
    country: 'DE',
    price: 349_00,
    discount: 34_90,
    total: 314_10,
    vat: 50_15,
    net: 263_95,
    rate: 2_000,
    amount: 52_79,
    at: new Date('2026-10-26T10:00:00Z'),
    dueAt: new Date('2026-11-16T10:00:00Z'),
    isInPayout: false,
    hold: null,
    receipt: {
      code: 'BALAZ7',
      rule: 'signUp',
      ruleVersion: 1,
      at: new Date('2026-10-24T16:12:00Z'),
      candidates: [{ source: 'signUp', code: 'BALAZ7', outcome: 'won' }],
    },
    ...changed,
  });
}
