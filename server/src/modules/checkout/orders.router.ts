import { ordersContract } from '@danube/contract/checkout/orders.contract.ts';
import { implement } from '@orpc/server';
import { guard, memberOf } from '../../platform/guard.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { CheckoutDependencies } from './checkout.dependencies.ts';
import { cancelOwnOrder } from './ordering/cancel-own-order.ts';
import {
  cancelSubscription,
  listOwnSubscriptions,
  openPortal,
} from './ordering/own-subscriptions.ts';
import { payOwnOrder } from './ordering/pay-own-order.ts';
import { listOwnOrders } from './orders/list-own-orders.ts';
import type { OrderContextDependencies } from './orders/order-context.ts';
import { readOwnOrder } from './orders/read-own-order.ts';
import { listWithdrawals } from './withdrawal/list-withdrawals.ts';
import { withdraw } from './withdrawal/withdraw.ts';

export function createOrdersRouter(deps: CheckoutDependencies, facts: OrderContextDependencies) {
  const os = implement(ordersContract).$context<RequestContext>().use(guard);
  const reading = { ...facts, db: deps.db };
  return os.router({
    mine: os.mine.handler(({ input, context }) =>
      listOwnOrders(reading, memberOf(context).userId, input),
    ),
    read: os.read.handler(({ input, context }) =>
      readOwnOrder(reading, memberOf(context).userId, input.id),
    ),
    pay: os.pay.handler(({ input, context }) => payOwnOrder(deps, memberOf(context), input.id)),
    cancel: os.cancel.handler(async ({ input, context }) => {
      await cancelOwnOrder(deps, memberOf(context), input.id);
      return {};
    }),
    subscriptions: os.subscriptions.handler(({ input, context }) =>
      listOwnSubscriptions(deps, memberOf(context), input.language),
    ),
    cancelSubscription: os.cancelSubscription.handler(({ input, context }) =>
      cancelSubscription(deps, memberOf(context), input),
    ),
    openPortal: os.openPortal.handler(({ input, context }) =>
      openPortal(deps, memberOf(context), input.language),
    ),
    withdrawalOffers: os.withdrawalOffers.handler(({ context }) =>
      listWithdrawals(deps, memberOf(context)),
    ),
    withdraw: os.withdraw.handler(({ input, context }) => withdraw(deps, memberOf(context), input)),
  });
}
