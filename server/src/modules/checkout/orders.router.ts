import { ordersContract } from '@danube/contract/checkout/orders.contract.ts';
import { implement } from '@orpc/server';
import { guard, requireMember } from '../../platform/guard.ts';
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
      listOwnOrders(reading, requireMember(context).userId, input),
    ),
    read: os.read.handler(({ input, context }) =>
      readOwnOrder(reading, requireMember(context).userId, input.id),
    ),
    pay: os.pay.handler(({ input, context }) =>
      payOwnOrder(deps, requireMember(context), input.id),
    ),
    cancel: os.cancel.handler(async ({ input, context }) => {
      await cancelOwnOrder(deps, requireMember(context), input.id);
      return {};
    }),
    subscriptions: os.subscriptions.handler(({ input, context }) =>
      listOwnSubscriptions(deps, requireMember(context), input.language),
    ),
    cancelSubscription: os.cancelSubscription.handler(({ input, context }) =>
      cancelSubscription(deps, requireMember(context), input),
    ),
    openPortal: os.openPortal.handler(({ input, context }) =>
      openPortal(deps, requireMember(context), input.language),
    ),
    withdrawalOffers: os.withdrawalOffers.handler(({ context }) =>
      listWithdrawals(deps, requireMember(context)),
    ),
    withdraw: os.withdraw.handler(({ input, context }) =>
      withdraw(deps, requireMember(context), input),
    ),
  });
}
