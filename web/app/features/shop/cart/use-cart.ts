import type { Cart } from '@danube/contract/cart/cart.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useLanguage } from '../../../lib/texts.tsx';
import { useSession } from '../../shared/session/use-session.tsx';
import { emptyCart } from './optimistic-cart.ts';

export type CartView = {
  /** `unknown` until the session is known; a visitor's cart is empty and ready. */
  readonly status: 'unknown' | 'loading' | 'failed' | 'ready';
  readonly cart: Cart;
  readonly isMember: boolean;
  /** The last request failed; the data may be stale. */
  readonly hasFailed: boolean;
  readonly isConfirming: boolean;
  retry(): void;
};

/** The member's cart. Visitors have none on the server, so nothing is requested. */
export function useCart(): CartView {
  const { isInitialised, user } = useSession();
  const isMember = user !== null;
  const read = useQuery({ ...useCartRead(), enabled: isMember });
  return {
    status: isMember ? statusOf(read) : visitorStatus(isInitialised),
    cart: (isMember ? read.data : undefined) ?? emptyCart,
    isMember,
    hasFailed: isMember && read.isError,
    isConfirming: read.isFetching,
    retry: () => void read.refetch(),
  };
}

export function useCartRead() {
  return cartQuery(queries, useLanguage());
}

export function cartQuery(source: typeof queries, language: LanguageCode) {
  return source.cart.read.queryOptions({ input: { language } });
}

function visitorStatus(isInitialised: boolean) {
  return isInitialised ? 'ready' : 'unknown';
}

function statusOf({ data, isError }: { data: Cart | undefined; isError: boolean }) {
  if (data) return 'ready';
  return isError ? 'failed' : 'loading';
}
