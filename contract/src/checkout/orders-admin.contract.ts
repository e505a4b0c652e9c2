import * as z from 'zod';
import { procedureFor } from '../base.ts';
import { itemIdSchema } from '../catalogue/catalogue.schemas.ts';
import { moneySchema, namedAmountSchema } from '../money.ts';
import { isShortPeriod, period } from '../period.ts';
import { lineOfText } from '../text.ts';
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
const reason = lineOfText(500).min(3);
const target = z.object({ id: orderIdSchema });
const day = z.iso.date();
const csvFile = z.object({ fileName: z.string(), csv: z.string() });

const filterSchema = z.object({
  /** Part of a name or an address, or an order's or invoice's number. */
  search: lineOfText(100).default(''),
  state: z.enum(orderStates).optional(),
  method: z.enum(paymentMethods).optional(),
  country: countrySchema.optional(),
  /** Only what needs someone: held money, open disputes, failed refunds. */
  attention: z.stringbool().optional(),
});

/** The administration of orders. Every act and every look at a person's order is in the audit log. */
export const ordersAdminContract = {
  list: procedureFor('admin', 'orders')
    .route({ method: 'GET', path: '/admin/orders', tags })
    .input(
      filterSchema.extend({
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
    .input(filterSchema)
    .output(csvFile),

  read: procedureFor('admin', 'orders')
    .route({ method: 'GET', path: '/admin/orders/{id}', tags })
    .errors({ ORDER_NOT_FOUND })
    .input(target)
    .output(adminOrderSchema),

  /**
   * All, some items, or an amount. Access ends for what is refunded whole: all of the order, or the
   * items that are named; an amount on its own leaves it. The same key refunds once.
   */
  refund: procedureFor('admin', 'money', 'write')
    .route({ method: 'POST', path: '/admin/orders/{id}/refunds', tags, successStatus: 201 })
    .errors({ ORDER_NOT_FOUND, ORDER_STATE, REFUND_TOO_LARGE, SUBSCRIPTION_UNDECIDED })
    .input(
      target.extend({
        key: z.uuid(),
        amount: namedAmountSchema.positive(),
        /** What the amount is for; it must then be what these items have left. */
        items: z.array(itemIdSchema).max(20).default([]),
        /** Must be said where all of a payment goes back and its subscription would continue. */
        subscription: z.enum(['keep', 'paidUntil', 'now']).optional(),
        /** Whose fault it is: commission isn't taken back where it is the academy's. */
        cause: z.enum(['buyer', 'academy']).default('buyer'),
        reason,
      }),
    )
    .output(adminOrderSchema),

  /** A transfer that arrived. */
  markPaid: procedureFor('admin', 'money', 'write')
    .route({ method: 'POST', path: '/admin/orders/{id}/payment', tags })
    .errors({ ORDER_NOT_FOUND, ORDER_STATE })
    .input(target.extend({ receivedOn: day, reason }))
    .output(adminOrderSchema),

  /** A refund of a transfer that was paid back at the bank. */
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

  /** Reads a bank's CSV: what matches by reference and amount is marked paid, the rest is listed. */
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
            /** Who sent the money, as the bank writes it. */
            payer: z.string().nullable(),
            outcome: z.enum([
              'paid',
              'alreadyPaid',
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

  /** Everything that proves an order, for a bank or a court: one document. */
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
   * Between two days of the academy's calendar, both included. `revenue`, `net` and `vat` are what
   * the ledger says, and with it invoices and the One-Stop-Shop return; `sales` is the same before
   * refunds.
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
        /** Before refunds: these are by order, not by item. */
        items: z.array(z.object({ title: z.string(), sold: z.number().int(), sales: moneySchema })),
        countries: z.array(
          z.object({ country: countrySchema, orders: z.number().int(), revenue: moneySchema }),
        ),
      }),
    ),

  /** What the One-Stop-Shop return of a quarter asks for, by country and rate. */
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
