import type { Transfer } from '@danube/contract/checkout/orders.schemas.ts';
import { qrCodePath } from '../../../platform/qr-code.ts';
import type { BankAccount } from '../checkout.dependencies.ts';
import type { OrderRecord } from '../orders/orders.repository.ts';
import { creditorReference } from './creditor-reference.ts';
import { epcText } from './epc-code.ts';

/** The transfer details of a pending order; null if it isn't paid by transfer. */
export function transferOf(
  bank: BankAccount | null,
  order: Pick<OrderRecord, 'number' | 'total' | 'method' | 'state' | 'expiresAt'>,
): Transfer | null {
  if (!bank || order.method !== 'transfer' || order.state !== 'pending') return null;
  const reference = creditorReference(order.number);
  const qrCode = qrCodePath(epcText({ ...bank, amount: order.total, reference }));
  return { ...bank, reference, dueAt: order.expiresAt, qrCode };
}
