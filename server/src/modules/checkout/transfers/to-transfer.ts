import type { Transfer } from '@danube/contract/checkout/orders.schemas.ts';
import { qrCodePath } from '../../../platform/qr-code.ts';
import type { BankAccount } from '../checkout.dependencies.ts';
import type { OrderRecord } from '../orders/orders.repository.ts';
import { formatEpcCode } from './epc-code.ts';
import { toCreditorReference } from './to-creditor-reference.ts';

/** The transfer details of a pending order; null if it isn't paid by transfer. */
export function toTransfer(
  bank: BankAccount | null,
  order: Pick<OrderRecord, 'number' | 'total' | 'method' | 'state' | 'expiresAt'>,
): Transfer | null {
  if (!bank || order.method !== 'transfer' || order.state !== 'pending') return null;
  const reference = toCreditorReference(order.number);
  const qrCode = qrCodePath(formatEpcCode({ ...bank, amount: order.total, reference }));
  return { ...bank, reference, dueAt: order.expiresAt, qrCode };
}
