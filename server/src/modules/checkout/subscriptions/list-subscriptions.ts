import { subscriptionIdSchema } from '@danube/contract/checkout/orders.schemas.ts';
import type { AdminSubscription } from '@danube/contract/checkout/subscriptions-admin.contract.ts';
import { userIdSchema } from '@danube/contract/identity/identity.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import type { Tx } from '../../../platform/database.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { willRenew } from './stop-subscription.ts';
import {
  countSubscriptions,
  type FoundSubscription,
  findSubscriptionCursor,
  findSubscriptions,
  type SubscriptionCursor,
  type SubscriptionFilter,
  sumSubscriptions,
} from './subscription-list.repository.ts';

type Query = SubscriptionFilter & { limit: number; cursor?: string | undefined };

/** For administrators; the read is audited. */
export function listSubscriptions(
  { transact }: Pick<CheckoutDependencies, 'transact'>,
  act: ActionContext,
  { limit, cursor, ...filter }: Query,
) {
  return transact(async ({ tx, audit }) => {
    const after = await readCursor(tx, cursor);
    // One extra row shows whether there is another page.
    const found = await findSubscriptions(tx, filter, { limit: limit + 1, after });
    const shown = found.slice(0, limit);
    const total = await countSubscriptions(tx, filter);
    audit({
      ...auditFieldsOf(act),
      action: 'subscriptions.list',
      target: { kind: 'subscriptions', id: 'all' },
      // The search text may be a name, which must not outlive its owner in the log.
      after: { search: filter.search !== '', state: filter.state, shown: shown.length, total },
    });
    return {
      subscriptions: shown.map(toAdminSubscription),
      nextCursor: found.length > limit ? (shown.at(-1)?.id ?? null) : null,
      total,
      figures: await sumSubscriptions(tx),
    };
  });
}

/** A cursor is the last id shown. An invalid one starts from the beginning. */
async function readCursor(tx: Tx, cursor: string | undefined): Promise<SubscriptionCursor | null> {
  const id = subscriptionIdSchema.safeParse(cursor);
  return id.success ? findSubscriptionCursor(tx, id.data) : null;
}

export function toAdminSubscription(row: FoundSubscription): AdminSubscription {
  const { id, state, itemId, title, price, interval, startedAt, paidUntil, cancelledAt } = row;
  return {
    id,
    state,
    itemId,
    title,
    price,
    interval,
    startedAt,
    paidUntil,
    cancelledAt,
    buyer: row.buyer,
    email: row.email,
    endsThen: cancelledAt !== null,
    userId: row.userId === null ? null : userIdSchema.parse(row.userId),
    nextChargeAt: willRenew(row) ? paidUntil : null,
    lastOrder: { id: row.lastOrderId, number: String(row.lastOrderNumber), left: row.left },
  };
}
