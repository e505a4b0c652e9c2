import { type Quote, quoteSchema } from '@danube/contract/checkout/checkout.schemas.ts';

/** One course for a consumer in Slovakia. */
export function makeQuote(values: Partial<Quote> = {}): Quote {
  const quote = quoteSchema.parse({
    cartVersion: 3,
    lines: [
      {
        itemType: 'course',
        itemId: '018f4c5e-0000-7000-8000-0000000000c1',
        title: 'Fast Track',
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
    total: 14_900,
    net: 12_114,
    vat: 2_786,
    vatRate: 2300,
    vatTreatment: 'standard',
    riskNote: 'Most accounts lose money.',
    waiverNote: null,
    declarations: [
      { kind: 'supply', text: 'Begin at once.', version: 1, hash: 'a'.repeat(64) },
      { kind: 'withdrawal', text: 'I lose the right.', version: 1, hash: 'b'.repeat(64) },
    ],
    methods: ['stripe', 'transfer'],
    recurring: null,
  });
  return { ...quote, ...values };
}
