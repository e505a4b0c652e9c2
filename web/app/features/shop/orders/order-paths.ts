import { ordersPath } from '../../shared/paths/orders-path.ts';

export const withdrawalPath = '/withdrawal';

export function orderPath(id: string): string {
  return `${ordersPath}/${id}`;
}

/** The URL of an invoice file; the server checks access. */
export function invoicePath(orderId: string, invoiceId: string): string {
  return `/api/orders/${orderId}/invoices/${invoiceId}.pdf`;
}
