import { ordersAdminContract } from '@danube/contract/checkout/orders-admin.contract.ts';
import { implement } from '@orpc/server';
import { requireActionContext } from '../../platform/action-context.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { guard } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { OrdersAdminDependencies } from './administration/administration.dependencies.ts';
import { gatherEvidence } from './administration/evidence.ts';
import { exportOrders } from './administration/export-orders.ts';
import { importTransfers } from './administration/import-transfers.ts';
import { listOrders } from './administration/list-orders.ts';
import { markPaid } from './administration/mark-paid.ts';
import { orderStatistics } from './administration/order-statistics.ts';
import { readOrder } from './administration/read-order.ts';
import { readOssReturn } from './administration/read-oss-return.ts';
import { markRefunded, refundOrder } from './administration/refund-order.ts';
import { resendReceipt } from './administration/resend-receipt.ts';
import { findInvoiceNumber } from './orders/read-orders.repository.ts';

export function createOrdersAdminRouter(deps: OrdersAdminDependencies) {
  const os = implement(ordersAdminContract).$context<RequestContext>().use(guard);
  return os.router({
    list: os.list.handler(({ input, context }) =>
      listOrders(deps, requireActionContext(context), input),
    ),
    exportCsv: os.exportCsv.handler(({ input, context }) =>
      exportOrders(deps, requireActionContext(context), input),
    ),
    read: os.read.handler(({ input, context }) =>
      readOrder(deps, requireActionContext(context), input.id),
    ),
    refund: os.refund.handler(({ input, context }) =>
      refundOrder(deps, requireActionContext(context), input),
    ),
    markPaid: os.markPaid.handler(({ input, context }) =>
      markPaid(deps, requireActionContext(context), input),
    ),
    markRefunded: os.markRefunded.handler(({ input, context }) =>
      markRefunded(deps, requireActionContext(context), input),
    ),
    resendReceipt: os.resendReceipt.handler(async ({ input, context }) => {
      await resendReceipt(deps, requireActionContext(context), input.id);
      return {};
    }),
    importTransfers: os.importTransfers.handler(async ({ input, context }) => ({
      rows: await importTransfers(deps, requireActionContext(context), input),
    })),
    evidence: os.evidence.handler(({ input, context }) =>
      gatherEvidence(deps, requireActionContext(context), input.id),
    ),
    invoice: os.invoice.handler(async ({ input }) => {
      const invoice = await findInvoiceNumber(deps.db, input.id);
      if (!invoice) throw new DomainError('INVOICE_NOT_FOUND');
      return invoice;
    }),
    statistics: os.statistics.handler(({ input }) => orderStatistics(deps, input)),
    ossReturn: os.ossReturn.handler(({ input, context }) =>
      readOssReturn(deps, requireActionContext(context), input),
    ),
  });
}
