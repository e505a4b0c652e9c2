import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { findOrderParts, type OrderParts } from '../orders/read-orders.repository.ts';
import { findReports } from '../payments/stripe-events.repository.ts';
import { findRefunds } from '../refunds/refunds.repository.ts';
import type { OrdersAdminDependencies } from './administration.dependencies.ts';
import { findDocuments, findEvents } from './order-history.repository.ts';

/** All evidence about an order, for a bank or a court. */
export function gatherEvidence(
  deps: Pick<OrdersAdminDependencies, 'transact' | 'clock' | 'entitlements'>,
  act: ActionContext,
  id: OrderId,
): Promise<{ fileName: string; json: string }> {
  return deps.transact(async ({ tx, audit }) => {
    const parts = await findOrderParts(tx, id);
    if (!parts) throw new DomainError('ORDER_NOT_FOUND');
    audit({ ...auditFieldsOf(act), action: 'orders.evidence', target: { kind: 'order', id } });
    const document = {
      gatheredAt: deps.clock.now(),
      ...describe(parts),
      ...(await findHistory(tx, parts)),
      access: await deps.entitlements.purchasesOf(tx, id),
    };
    const json = JSON.stringify(document, null, 2);
    return { fileName: `order-${parts.order.number}-evidence.json`, json };
  });
}

function describe({ order, lines }: OrderParts) {
  // Idempotency keys and payment links prove nothing, so they are omitted.
  const { key: _key, keyHash: _hash, sessionUrl: _url, ...facts } = order;
  const { declarations, locationProofs, ...contract } = facts;
  return {
    order: contract,
    lines: lines.map(({ orderId: _id, ...line }) => line),
    declarations,
    locationProofs,
  };
}

async function findHistory(tx: Tx, { order }: OrderParts) {
  const events = await findEvents(tx, order.id);
  const refunds = await findRefunds(tx, order.id);
  return {
    events: events.map(({ kind, at, amount, by, note }) => ({ kind, at, amount, by, note })),
    receiptsSentAt: events.filter(({ kind }) => kind === 'receiptSent').map(({ at }) => at),
    invoices: (await findDocuments(tx, order.id)).map(({ document }) => document),
    // The bank account of a refund isn't disclosed.
    refunds: refunds.map(({ iban: _iban, key: _key, orderId: _id, ...refund }) => refund),
    providerReports: await findReports(tx, order),
  };
}
