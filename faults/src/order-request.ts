import { randomUUID } from 'node:crypto';
import { type Buyer, filledVersion } from './buyers.ts';
import { callProcedure, type TimedResponse } from './visitor.ts';

export type Method = 'stripe' | 'transfer';

const billing = {
  name: 'Milena Novak',
  street: 'Hlavná 1',
  postcode: '811 01',
  city: 'Bratislava',
  country: 'SK',
  company: null,
  vatId: null,
};
const circumstances = { country: 'SK', isCompany: false, vatId: null, coupon: null };
const language = 'en';

export type Input =
  Awaited<ReturnType<typeof openOrderRequests>> extends (method: Method) => infer Made
    ? Made
    : never;

/**
 * Requests to order a filled cart. The declarations are the same for all, so one buyer fetches
 * them.
 */
export async function openOrderRequests(copyUrl: string, reader: Buyer) {
  const input = { ...circumstances, language };
  const { status, body } = await callProcedure(copyUrl, 'checkout/quote', { ...reader, input });
  if (status !== 200) throw new Error(`the quote answered ${status}: ${body}`);
  const { total, declarations }: { total: number; declarations: { kind: string; hash: string }[] } =
    JSON.parse(body).json;
  const ticked = declarations.map(({ kind, hash }) => ({ kind, hash }));
  return (method: Method) => ({
    key: randomUUID() as string,
    cartVersion: filledVersion,
    billing,
    coupon: null,
    method,
    shownTotal: total,
    ticked,
    language,
  });
}

export function placeOrder(
  copyUrl: string,
  { cookie }: Buyer,
  request: Input,
): Promise<TimedResponse> {
  return callProcedure(copyUrl, 'checkout/placeOrder', { cookie, input: request });
}

export type Placed = { readonly orderId: string; readonly payAt: string | null };

export function parsePlacedOrder({ status, body }: TimedResponse): Placed {
  if (status !== 200) throw new Error(`an order was refused: ${status} ${body}`);
  return JSON.parse(body).json;
}

/** The stand-in's payment URL ends with the session id. */
export function sessionOf({ payAt }: Placed): string {
  const id = payAt?.split('/').at(-1);
  if (!id) throw new Error('the order has no page to pay on');
  return id;
}
