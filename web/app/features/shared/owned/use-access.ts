import type { ItemCard } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useSession } from '../session/use-session.tsx';

type Priced = Pick<ItemCard, 'id' | 'price'>;

/**
 * `free` only needs an account; `owned` was bought, granted or included in a purchase; `sold` has
 * to be bought; with `ended`, the viewer's access has expired and it can be bought again.
 */
export type Access = 'free' | 'owned' | 'sold' | 'ended';

/** The maximum per request. */
const maxRequested = 60;

/** The viewer's access to each of these items; a visitor's until it is known. */
export function useAccess(items: readonly Priced[]): (item: Priced) => Access {
  const rights = useRights(items);
  return ({ id, price }) => {
    if (price === 0) return 'free';
    const access = rights?.[id];
    if (access?.isAllowed) return 'owned';
    return access?.why === 'ended' ? 'ended' : 'sold';
  };
}

/**
 * Whether it is owned permanently, so that there is nothing to buy. Subscription content and
 * temporary access can still be bought.
 */
export function useOwned(item: Priced): boolean {
  const access = useRights([item])?.[item.id];
  if (!access?.isAllowed || access.until !== null) return false;
  return access.why === 'purchase' || access.why === 'grant';
}

/** Undefined for a visitor, and while loading. */
function useRights(items: readonly Priced[]) {
  const { user } = useSession();
  const priced = items
    .filter(({ price }) => price > 0)
    .slice(0, maxRequested)
    .map(({ id }) => id);
  const isAsked = user !== null && priced.length > 0;
  const rights = useQuery({
    ...queries.entitlements.mine.queryOptions({ input: { items: priced } }),
    enabled: isAsked,
  });
  return isAsked ? rights.data : undefined;
}
