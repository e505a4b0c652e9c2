import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { Country } from '@danube/contract/checkout/countries.ts';
import { orderIdSchema, refundIdSchema } from '@danube/contract/checkout/orders.schemas.ts';
import { type Money, moneySchema } from '@danube/contract/money.ts';
import type { Tx } from '../../platform/database.ts';
import { sampleId } from '../../platform/sample-id.ts';
import { post } from './ledger/ledger.repository.ts';
import {
  paymentPosting,
  refundPaidPosting,
  refundPosting,
  salePosting,
} from './ledger/postings.ts';
import { splitRefund } from './ledger/split-refund.ts';
import {
  addEvent,
  changeOrder,
  insertOrder,
  type OrderRecord,
} from './orders/orders.repository.ts';
import { splitVat } from './pricing/vat.ts';
import { insertRefund } from './refunds/refunds.repository.ts';

export type SampleSale = {
  readonly name: string;
  readonly itemId: ItemId;
  readonly title: string;
  readonly price: Money;
  readonly discount: Money;
  readonly country: Country;
  readonly vatRate: number;
  readonly buyer: string;
  readonly paidAt: Date;
};

const zero = moneySchema.parse(0);

/** An old order, paid and posted; for development only. */
export async function seedSale(tx: Tx, sale: SampleSale): Promise<OrderRecord> {
  const { itemId, title, price, discount, country, vatRate, paidAt } = sale;
  const id = orderIdSchema.parse(sampleId(`order ${sale.name}`));
  const total = moneySchema.parse(price - discount);
  const amounts = { total, ...splitVat(total, vatRate) };
  const place = { street: 'Hauptstraße 1', postcode: '10115', city: 'Berlin', country };
  const { order } = await insertOrder(
    tx,
    {
      id,
      state: 'paid',
      method: 'stripe',
      language: 'en',
      country,
      vatRate,
      ...amounts,
      billing: { name: sale.buyer, ...place, company: null, vatId: null },
      email: `${id.slice(0, 8)}@buyers.example`,
      ruleVersion: 1,
      vatTreatment: 'standard',
      subtotal: price,
      discount,
      declarations: [],
      locationProofs: [],
      placedAt: paidAt,
      paidAt,
      expiresAt: paidAt,
    },
    [
      {
        itemId,
        itemType: 'course',
        title,
        interval: null,
        price,
        credit: zero,
        discount,
        ...amounts,
      },
    ],
  );
  await addEvent(tx, { orderId: id, kind: 'paid', at: paidAt, amount: total });
  await post(tx, salePosting({ ...order, ...amounts }, `sample ${sale.name}`), paidAt);
  await post(tx, paymentPosting(order, 'stripe'), paidAt);
  return order;
}

/** A partial refund. */
export async function seedRefund(
  tx: Tx,
  { order, amount, at }: { order: OrderRecord; amount: Money; at: Date },
): Promise<void> {
  const id = refundIdSchema.parse(sampleId(`refund ${order.id}`));
  const reason = 'asked within the withdrawal period';
  await insertRefund(tx, {
    id,
    orderId: order.id,
    key: null,
    amount,
    state: 'done',
    reason,
    requestedAt: at,
    doneAt: at,
  });
  await changeOrder(tx, order.id, { refunded: amount });
  await post(tx, refundPosting(order, id, splitRefund(order, zero, amount)), at);
  await post(tx, refundPaidPosting(order, { id, amount }, 'stripe'), at);
}
