import { randomUUID } from 'node:crypto';
import { cookiesOf, type Login } from './people.ts';
import type { ProductAddresses } from './product.ts';

type Quote = {
  cartVersion: number;
  total: number;
  declarations: { kind: string; hash: string }[];
};

export type PlacedOrder = { orderId: string; total: number };

const billing = {
  name: 'Journey Buyer',
  street: 'Hlavná 1',
  postcode: '811 01',
  city: 'Bratislava',
  country: 'SK',
  company: null,
  vatId: null,
};

/** A member's order of one course that awaits a bank transfer, placed as a browser would. */
export async function placeTransferOrder(
  product: ProductAddresses,
  member: Login,
  invitedBy: string | null = null,
): Promise<PlacedOrder> {
  const cookie = await cookiesOf(product, member);

  async function post<Answer>(path: string, body: unknown): Promise<Answer> {
    const response = await fetch(`${product.firstCopy}/api/v1${path}`, {
      method: 'POST',
      headers: { cookie, origin: product.url, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
    return JSON.parse(text);
  }

  await post('/cart/items', { itemType: 'course', item: 'fast-track', language: 'en' });
  const circumstances = { country: 'SK', isCompany: false, vatId: null, coupon: null };
  const quote = await post<Quote>('/checkout/quote', { ...circumstances, language: 'en' });
  const { orderId } = await post<{ orderId: string }>('/orders', {
    key: randomUUID(),
    cartVersion: quote.cartVersion,
    billing,
    coupon: null,
    invitedBy,
    shownTotal: quote.total,
    method: 'transfer',
    ticked: quote.declarations.map(({ kind, hash }) => ({ kind, hash })),
    language: 'en',
  });
  return { orderId, total: quote.total };
}
