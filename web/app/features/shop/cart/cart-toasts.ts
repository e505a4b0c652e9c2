import { maxCartItems } from '@danube/contract/cart/cart-limits.ts';
import type { Failure } from '../../../lib/failure.ts';
import type { Translate } from '../../../lib/text-keys.ts';
import type { Toast } from '../../../ui/toast.ts';

type ToastTexts = {
  readonly kind: NonNullable<Toast['kind']>;
  readonly title: string;
  readonly text: string;
};

/** Toasts about the cart, by event. */
export function cartToasts(t: Translate) {
  const error = (text: string): ToastTexts => ({
    kind: 'destructive',
    title: t('cart.toasts.errorTitle'),
    text,
  });
  return {
    signIn: {
      kind: 'destructive',
      title: t('cart.toasts.signInTitle'),
      text: t('cart.toasts.signInText'),
    },
    added: (title: string): ToastTexts => ({
      kind: 'success',
      title: t('cart.toasts.addedTitle'),
      text: t('cart.toasts.addedText', { title }),
    }),
    removed: {
      kind: 'success',
      title: t('cart.toasts.removedTitle'),
      text: t('cart.toasts.removedText'),
    },
    removeFailed: error(t('cart.toasts.removeFailed')),
    loadFailed: error(t('cart.toasts.loadFailed')),
    /** Why an item couldn't be added. */
    refused(code: Failure['code'], title: string): ToastTexts {
      switch (code) {
        case 'ALREADY_IN_CART':
          return {
            kind: 'neutral',
            title: t('cart.toasts.alreadyTitle'),
            text: t('cart.toasts.alreadyText', { title }),
          };
        case 'ALREADY_OWNED':
          return {
            kind: 'neutral',
            title: t('cart.toasts.ownedTitle'),
            text: t('cart.toasts.ownedText', { title }),
          };
        case 'ALREADY_SUBSCRIBED':
          return {
            kind: 'neutral',
            title: t('cart.toasts.subscribedTitle'),
            text: t('cart.toasts.subscribedText', { title }),
          };
        case 'ITEM_IS_FREE':
          return {
            kind: 'neutral',
            title: t('cart.toasts.freeTitle'),
            text: t('cart.toasts.freeText', { title }),
          };
        case 'ITEM_NOT_FOUND':
          return error(t('cart.toasts.notFound'));
        case 'CART_FULL':
          return error(t('cart.toasts.full', { most: maxCartItems }));
        default:
          return error(t('cart.toasts.addFailed'));
      }
    },
  } satisfies Record<string, ToastTexts | ((...facts: never[]) => ToastTexts)>;
}
