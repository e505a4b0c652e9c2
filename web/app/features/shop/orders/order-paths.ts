export const ordersPath = '/my-orders';
export const withdrawalPath = '/withdrawal';

export function orderPath(id: string): string {
  return `${ordersPath}/${id}`;
}

/** Where the server gives the file of an invoice to whoever may have it. */
export function invoicePath(orderId: string, invoiceId: string): string {
  return `/api/orders/${orderId}/invoices/${invoiceId}.pdf`;
}
