import * as z from 'zod';
import { procedureFor } from '../base.ts';
import { itemIdSchema } from '../catalogue/catalogue.schemas.ts';
import { userIdSchema } from '../identity/identity.schemas.ts';
import { moneySchema, namedAmountSchema } from '../money.ts';
import { isShortPeriod, period } from '../period.ts';
import { singleLineText } from '../text.ts';
import { orderErrors } from './checkout.errors.ts';
import { paymentMethods, vatRateSchema } from './checkout.schemas.ts';
import { countrySchema } from './country.schema.ts';
import {
  adminOrderRowSchema,
  adminOrderSchema,
  invoiceIdSchema,
  orderIdSchema,
  orderStates,
} from './orders.schemas.ts';

const { ORDER_NOT_FOUND, ORDER_STATE, REFUND_TOO_LARGE, INVOICE_NOT_FOUND } = orderErrors;
const { SUBSCRIPTION_UNDECIDED } = orderErrors;

const tags = ['orders'];
const done = z.object({});
const reason = singleLineText(500).min(3);
const target = z.object({ id: orderIdSchema });
const day = z.iso.date();
const csvFile = z.object({ fileName: z.string(), csv: z.string() });

const filterSchema = z.object({
  /** Part of a name or email, or an order or invoice number. */
  search: singleLineText(100).default(''),
  state: z.enum(orderStates).optional(),
  method: z.enum(paymentMethods).optional(),
  country: countrySchema.optional(),
  /** Only orders that need attention: held payments, open disputes and inquiries, refunds to send by hand. */
  attention: z.stringbool().optional(),
});

/** Managing orders. Every change, and every view of a person's order, is audited. */
export const ordersAdminContract = {
  list: procedureFor('admin', 'orders')
    .route({ method: 'GET', path: '/admin/orders', tags })
    .input(
      filterSchema.extend({
        /** Only this person's orders. */
        userId: userIdSchema.optional(),
        order: z.enum(['newest', 'oldest', 'largest']).default('newest'),
        cursor: z.string().max(300).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(25),
      }),
    )
    .output(
      z.object({
        orders: z.array(adminOrderRowSchema),
        nextCursor: z.string().nullable(),
        total: z.number().int(),
      }),
    ),

  exportCsv: procedureFor('admin', 'money', 'export')
    .route({ method: 'GET', path: '/admin/orders.csv', tags })
    // Limits the export to the selected rows of the filtered list.
    .input(filterSchema.extend({ ids: z.array(orderIdSchema).min(1).max(100).optional() }))
    .output(csvFile),

  read: procedureFor('admin', 'orders')
    .route({ method: 'GET', path: '/admin/orders/{id}', tags })
    .errors({ ORDER_NOT_FOUND })
    .input(target)
    .output(adminOrderSchema),

  /**
   * Refunds everything, some items, or an amount. Access ends for what is fully refunded: the whole
   * order, or the given items; a partial amount doesn't affect access. Idempotent by key.
   */
  refund: procedureFor('admin', 'money', 'write')
    .route({ method: 'POST', path: '/admin/orders/{id}/refunds', tags, successStatus: 201 })
    .errors({ ORDER_NOT_FOUND, ORDER_STATE, REFUND_TOO_LARGE, SUBSCRIPTION_UNDECIDED })
    .input(
      target.extend({
        key: z.uuid(),
        amount: namedAmountSchema.positive(),
        /** The items being refunded; the amount must then equal what is left of them. */
        items: z.array(itemIdSchema).max(20).default([]),
        /** Required if a whole payment is refunded and its subscription would continue. */
        subscription: z.enum(['keep', 'paidUntil', 'now']).optional(),
        /** Who caused it: the commission isn't clawed back if it was the academy. */
        cause: z.enum(['buyer', 'academy']).default('buyer'),
        reason,
      }),
    )
    .output(adminOrderSchema),

  /** Records a received bank transfer. */
  markPaid: procedureFor('admin', 'money', 'write')
    .route({ method: 'POST', path: '/admin/orders/{id}/payment', tags })
    .errors({ ORDER_NOT_FOUND, ORDER_STATE })
    .input(target.extend({ receivedOn: day, reason }))
    .output(adminOrderSchema),

  /** Records that a refund was paid by bank transfer. */
  markRefunded: procedureFor('admin', 'money', 'write')
    .route({ method: 'POST', path: '/admin/orders/{id}/refunds/paid', tags })
    .errors({ ORDER_NOT_FOUND, ORDER_STATE })
    .input(target.extend({ reason }))
    .output(adminOrderSchema),

  resendReceipt: procedureFor('admin', 'orders', 'write')
    .route({ method: 'POST', path: '/admin/orders/{id}/receipt', tags })
    .errors({ ORDER_NOT_FOUND, ORDER_STATE })
    .input(target)
    .output(done),

  /**
   * Imports a bank's CSV: transfers that match by reference and amount are marked paid, the rest
   * are listed.
   */
  importTransfers: procedureFor('admin', 'money', 'write')
    .route({ method: 'POST', path: '/admin/transfers', tags })
    .input(z.object({ csv: z.string().min(1).max(1_000_000), isTrial: z.boolean() }))
    .output(
      z.object({
        rows: z.array(
          z.object({
            line: z.number().int(),
            bookedOn: day.nullable(),
            amount: moneySchema.nullable(),
            reference: z.string().nullable(),
            /** The sender, as the bank names them. */
            payer: z.string().nullable(),
            outcome: z.enum([
              'paid',
              'alreadyPaid',
              // The buyer's account was erased, so staff have to send it back.
              'toReturn',
              'wrongAmount',
              'unknownReference',
              'outgoing',
              'unreadable',
            ]),
            orderId: orderIdSchema.nullable(),
          }),
        ),
      }),
    ),

  /** All evidence about an order in one document, for a bank or a court. */
  evidence: procedureFor('admin', 'money', 'export')
    .route({ method: 'GET', path: '/admin/orders/{id}/evidence', tags })
    .errors({ ORDER_NOT_FOUND })
    .input(target)
    .output(z.object({ fileName: z.string(), json: z.string() })),

  invoice: procedureFor('admin', 'orders')
    .route({ method: 'GET', path: '/admin/invoices/{id}', tags })
    .errors({ INVOICE_NOT_FOUND })
    .input(z.object({ id: invoiceIdSchema }))
    .output(z.object({ orderId: orderIdSchema, number: z.string() })),

  /**
   * Between two calendar days of the academy, both inclusive. `revenue`, `net` and `vat` come from
   * the ledger, like the invoices and the One-Stop-Shop return; `sales` is before refunds.
   */
  statistics: procedureFor('admin', 'money')
    .route({ method: 'GET', path: '/admin/order-statistics', tags })
    .input(z.object(period).refine(isShortPeriod))
    .output(
      z.object({
        orders: z.number().int(),
        revenue: moneySchema,
        net: moneySchema,
        vat: moneySchema,
        sales: moneySchema,
        refunded: moneySchema,
        days: z.array(
          z.object({
            day,
            orders: z.number().int(),
            sales: moneySchema,
            refunded: moneySchema,
            revenue: moneySchema,
          }),
        ),
        /** Before refunds, because refunds are per order, not per item. */
        items: z.array(z.object({ title: z.string(), sold: z.number().int(), sales: moneySchema })),
        countries: z.array(
          z.object({ country: countrySchema, orders: z.number().int(), revenue: moneySchema }),
        ),
      }),
    ),

  /** The figures for a quarter's One-Stop-Shop return, by country and rate. */
  ossReturn: procedureFor('admin', 'money', 'export')
    .route({ method: 'GET', path: '/admin/oss-return', tags })
    .input(
      z.object({
        year: z.coerce.number().int().min(2020).max(2100),
        quarter: z.coerce.number().int().min(1).max(4),
      }),
    )
    .output(
      z.object({
        rows: z.array(
          z.object({
            country: countrySchema,
            vatRate: vatRateSchema,
            net: moneySchema,
            vat: moneySchema,
          }),
        ),
        ...csvFile.shape,
      }),
    ),
};
