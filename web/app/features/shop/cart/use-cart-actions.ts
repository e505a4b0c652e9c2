import type { Cart } from '@danube/contract/cart/cart.schemas.ts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { queries } from '../../../lib/api.ts';
import { type Failure, failureOf } from '../../../lib/failure.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { showToast, type Toast } from '../../../ui/toast.ts';
import { signInPath } from '../../shared/paths/cart-paths.ts';
import { ordersPath } from '../../shared/paths/orders-path.ts';
import { useSession } from '../../shared/session/use-session.tsx';
import { cartToasts } from './cart-toasts.ts';
import {
  type CartCandidate,
  type CartItemRef,
  emptyCart,
  withItem,
  withoutAll,
  withoutItem,
  withoutTemporary,
} from './optimistic-cart.ts';
import { useCartRead } from './use-cart.ts';
import { useOpenCart } from './use-open-cart.ts';

const mutationKey = ['cart-acts'];

/** One after the other, in order; optimistic, also offline, which is shown. */
const inOrder = { mutationKey, scope: { id: 'cart' }, networkMode: 'always' } as const;

/** Adds an item to the cart optimistically, and reverts it if the server rejects it. */
export function useAddToCart() {
  const { queryKey } = useCartRead();
  const queryClient = useQueryClient();
  const language = useLanguage();
  const { isInitialised, user } = useSession();
  const toasts = cartToasts(useTexts('cart'));
  const promptSignIn = useSignInNotice();
  const viewAction = useViewAction();
  const actions = { ALREADY_IN_CART: viewAction, ALREADY_SUBSCRIBED: useSubscriptionAction() };

  const adding = useMutation({
    ...inOrder,
    mutationFn: ({ itemType, itemId }: CartCandidate) =>
      queries.cart.add.call({ itemType, item: itemId, language }),
    async onMutate(wanted) {
      // While the cart is still loading, the response shows what is in it.
      if (queryClient.getQueryData<Cart>(queryKey)) await queryClient.cancelQueries({ queryKey });
      const previous = queryClient.getQueryData<Cart>(queryKey);
      if (!previous) return { previous, shown: undefined };
      const shown = queryClient.setQueryData<Cart>(queryKey, withItem(previous, wanted));
      return { previous, shown };
    },
    onSuccess: ({ title }) => showToast({ ...toasts.added(title), action: viewAction }),
    onError(error, wanted, saved) {
      const now = queryClient.getQueryData<Cart>(queryKey);
      // Restores the previous cart; if it changed in the meantime, only the rejected item is
      // removed.
      if (now && now === saved?.shown) queryClient.setQueryData(queryKey, saved.previous);
      else if (now) queryClient.setQueryData(queryKey, withoutTemporary(now, wanted));
      const { code } = failureOf(error);
      if (code === 'UNAUTHORIZED') promptSignIn();
      else showToast(withNextStep(toasts.refused(code, wanted.title), code, actions));
    },
    onSettled: () => refetch(queryClient),
  });

  return {
    isAdding: adding.isPending,
    add(wanted: CartCandidate) {
      // Until the session is known, the server decides.
      if (isInitialised && !user) promptSignIn();
      else adding.mutate(wanted);
    },
  };
}

/** Removes items optimistically, and refetches if the server disagrees. */
export function useRemoveFromCart() {
  const { queryKey } = useCartRead();
  const queryClient = useQueryClient();
  const { user } = useSession();
  const toasts = cartToasts(useTexts('cart'));

  async function show(change: (cart: Cart) => Cart) {
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<Cart>(queryKey, (cart) => cart && change(cart));
  }
  const common = {
    ...inOrder,
    onError: () => showToast(toasts.removeFailed),
    onSettled: () => refetch(queryClient),
  };

  const removing = useMutation({
    ...common,
    mutationFn: ({ itemType, itemId }: CartItemRef) =>
      queries.cart.remove.call({ itemType, item: itemId }),
    onMutate: (unwanted) => show((cart) => withoutItem(cart, unwanted)),
    onSuccess: () => showToast(toasts.removed),
  });
  const clearing = useMutation({
    ...common,
    mutationFn: () => queries.cart.clear.call(),
    onMutate: () => show(withoutAll),
  });

  return {
    remove: (unwanted: CartItemRef) => removing.mutate(unwanted),
    clear() {
      if (user) clearing.mutate();
      // A visitor's cart isn't on the server.
      else queryClient.setQueryData(queryKey, emptyCart);
    },
  };
}

/**
 * Only the last of several mutations refetches: a response in between would lack the pending ones.
 */
function refetch(queryClient: QueryClient): void {
  if (queryClient.isMutating({ mutationKey }) > 1) return;
  void queryClient.invalidateQueries({ queryKey: queries.cart.key() });
}

function useSignInNotice(): () => void {
  const t = useTexts('cart');
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const { pathname } = useLocation();
  return () =>
    showToast({
      ...cartToasts(t).signIn,
      action: {
        label: t('cart.signIn'),
        onSelect: () => void navigate(localPath(signInPath(pathname))),
      },
    });
}

function useViewAction() {
  const t = useTexts('cart');
  const openCart = useOpenCart();
  return { label: t('cart.view'), onSelect: () => openCart(document.querySelector('main')) };
}

function useSubscriptionAction() {
  const t = useTexts('cart');
  const navigate = useNavigate();
  const localPath = useLocalPath();
  return {
    label: t('cart.manageSubscription'),
    onSelect: () => void navigate(localPath(ordersPath)),
  };
}

type NextSteps = { readonly [Code in Failure['code']]?: NonNullable<Toast['action']> };

/** The toast links to the cart or the subscription. */
function withNextStep<Content>(content: Content, code: Failure['code'], actions: NextSteps) {
  const action = actions[code];
  return action ? { ...content, action } : content;
}
