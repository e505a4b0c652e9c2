import type { HttpRoute, HttpTools } from '../../platform/http-route.ts';
import type { PersonalDataSource } from '../../platform/personal-data-source.ts';
import type { EntitlementsApi } from '../entitlements/entitlements.api.ts';
import { createOrderActions } from './administration/create-order-actions.ts';
import { createOrderSearch } from './administration/order-search.ts';
import { salesAttention, salesFigures } from './administration/today-sources.ts';
import type { CheckoutApi } from './checkout.api.ts';
import type { CheckoutDependencies } from './checkout.dependencies.ts';
import { createCheckoutRouter } from './checkout.router.ts';
import { createCountryRulesRouter } from './country-rules.router.ts';
import { deactivateCouponsOf, findCoupon } from './coupons/coupons.repository.ts';
import { findOpenCoupon } from './coupons/find-open-coupon.ts';
import { createCouponsRouter } from './coupons.router.ts';
import { createLedgerGauges } from './create-ledger-gauges.ts';
import { serveInvoice } from './http/invoices.ts';
import { handleStripeWebhook, stripeWebhookPath } from './http/stripe-webhook.ts';
import { openInvoice } from './invoices/open-invoice.ts';
import { postRows } from './ledger/ledger.repository.ts';
import { commissionPosting } from './ledger/postings.ts';
import { exportPersonalOrders } from './ordering/export-personal-orders.ts';
import type { OrderContextDependencies } from './orders/order-context.ts';
import { createOrdersRouter } from './orders.router.ts';
import { createOrdersAdminRouter } from './orders-admin.router.ts';
import { paymentsHealth, paymentsReadiness } from './payments/payments-health.ts';
import { receiveEvent } from './payments/receive-event.ts';
import { splitVat } from './pricing/vat.ts';
import { openRefundIban } from './refunds/open-refund-iban.ts';
import { findSealedIbans } from './refunds/refunds.repository.ts';
import { createSendRefundJob } from './refunds/send-refund.ts';
import { findRule } from './rules/find-rule.ts';
import { findBuyers } from './sales/find-buyers.ts';
import { createForgetCardsJob } from './sales/forget-cards.job.ts';
import { lockSale } from './sales/read-sale.ts';
import { clearCardDigests, findCardDigests, findOrderedItems } from './sales/sales.repository.ts';
import { expireOrdersOf } from './settlement/expire-orders-of.ts';
import { createProcessStripeEventJob } from './settlement/process-stripe-event.ts';
import {
  createExpireOrdersJob,
  createReconcilePaymentsJob,
} from './settlement/reconcile-payments.ts';
import { createEndSubscriptionJob, endSubscriptionsOf } from './subscriptions/end-subscription.ts';
import { exportSubscriptions } from './subscriptions/export-subscriptions.ts';
import {
  hasRenewingSubscription,
  isSubscribedTo,
  stopSubscriptionOf,
} from './subscriptions/stop-subscription.ts';
import { createSubscriptionsAdminRouter } from './subscriptions-admin.router.ts';
import { toTransfer } from './transfers/to-transfer.ts';
import { checkVatId } from './vat-ids/check-vat-id.ts';
import { withRateLimit } from './vat-ids/is-vat-id-valid.ts';
import {
  findItemWithdrawalDeadline,
  findWithdrawalDeadline,
} from './withdrawal/find-withdrawal-offer.ts';

type CheckoutOptions = CheckoutDependencies & {
  entitlements: Pick<EntitlementsApi, 'purchasesOf'>;
};

export function createCheckout(deps: CheckoutOptions) {
  const facts: OrderContextDependencies = {
    clock: deps.clock,
    catalogue: deps.catalogue,
    transferOf: async (tx, order) => toTransfer(await deps.settings.findBank(tx), order),
    withdrawableUntil: (tx, orderId) => findWithdrawalDeadline(deps, tx, orderId),
  };
  const api = createApi(deps);
  return {
    api,
    routers: {
      checkout: createCheckoutRouter(deps),
      orders: createOrdersRouter(deps, facts),
      ordersAdmin: createOrdersAdminRouter({ ...facts, ...deps, acts: createOrderActions(deps) }),
      coupons: createCouponsRouter(deps),
      subscriptionsAdmin: createSubscriptionsAdminRouter(deps),
      countryRules: createCountryRulesRouter(deps),
    },
    addresses: (tools: HttpTools): HttpRoute[] => [
      {
        method: 'GET',
        path: '/api/orders/:orderId/invoices/:file',
        answer: serveInvoice({
          checkout: api,
          identity: tools,
          documents: tools.documents,
          spend: (userId) => tools.spend('download', `user:${userId}`),
        }),
      },
      {
        method: 'POST',
        path: stripeWebhookPath,
        answer: handleStripeWebhook(api),
        isSigned: true,
      },
    ],
    personalData: [
      {
        name: 'orders',
        read: (tx, userId) => exportPersonalOrders(tx, userId),
        // Orders are kept, as the law requires, but no longer refer to the account.
        async erase(tx, userId) {
          // First, because a payment that is being settled may start a subscription.
          await expireOrdersOf(deps, tx, userId);
          await endSubscriptionsOf(deps, tx, userId);
          await clearCardDigests(tx, { userId });
          const email = await deps.findEmail(tx, userId);
          if (email !== null) await deactivateCouponsOf(tx, email);
        },
      },
      { name: 'subscriptions', read: (tx, userId) => exportSubscriptions(tx, userId) },
    ] satisfies readonly PersonalDataSource[],
    staffSearch: [createOrderSearch(deps)],
    attention: salesAttention,
    figures: salesFigures(deps),
    health: paymentsHealth({ ...deps, takesCards: deps.provider !== null }),
    readiness: paymentsReadiness,
    gauges: createLedgerGauges(deps),
    jobs: [
      createProcessStripeEventJob(deps),
      createSendRefundJob(deps),
      createEndSubscriptionJob(deps),
      createReconcilePaymentsJob(deps),
      createExpireOrdersJob(deps),
      createForgetCardsJob(deps),
    ],
  };
}

function createApi(deps: CheckoutDependencies): CheckoutApi {
  return {
    hasRenewingSubscription,
    isSubscribedTo,
    stopSubscriptionOf: (change, orderId, when) =>
      stopSubscriptionOf(deps, change, { orderId, when }),
    receiveEvent: (body, signature) => receiveEvent(deps, { body, signature }),
    withdrawableUntil: (tx, bought) => findItemWithdrawalDeadline(deps, tx, bought),
    lockSale,
    async moveCommission(tx, moves, at) {
      const rows = moves.flatMap(
        ({ orderId, ...moved }) => commissionPosting({ id: orderId }, moved).rows,
      );
      await postRows(tx, rows, at);
    },
    findOpenCoupon,
    doesCouponExist: async (tx, code) => (await findCoupon(tx, code)) !== null,
    findCardDigests,
    findOrderedItems,
    async findRefundIbans(tx, userId) {
      const sealed = await findSealedIbans(tx, userId);
      return sealed.map((iban) => openRefundIban(deps.seal, iban)).filter((iban) => iban !== null);
    },
    async splitVatOn(tx, { country, day, total }) {
      const rule = await findRule(tx, country, day);
      if (!rule) throw new Error(`no VAT rule of ${country} on ${day}`);
      return { ...splitVat(total, rule.vatRate), vatRate: rule.vatRate };
    },
    checkVatId: (about, requester) =>
      checkVatId({ vatIds: requester ? withRateLimit(deps, requester) : deps.vatIds }, about),
    findBuyers: (tx, orderIds) => findBuyers(deps, tx, orderIds),
    findInvoice: (act, orderId, invoiceId) => openInvoice(deps, act, { orderId, invoiceId }),
  };
}
