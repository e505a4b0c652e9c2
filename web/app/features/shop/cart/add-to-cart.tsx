import { Check, ShoppingCart } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useOwned } from '../../shared/owned/use-access.ts';
import { useIsSubscribed } from '../../shared/owned/use-is-subscribed.ts';
import { ordersPath } from '../../shared/paths/orders-path.ts';
import { type CartCandidate, isSame, isTemporary } from './optimistic-cart.ts';
import { useCart } from './use-cart.ts';
import { useAddToCart } from './use-cart-actions.ts';
import { useOpenCart } from './use-open-cart.ts';

type AddToCartProps = Pick<ComponentProps<typeof Button>, 'size' | 'className'> & {
  item: CartCandidate;
  /** One of several on a page, which screen readers distinguish by the title. */
  isOneOfSeveral?: boolean;
};

/**
 * Adds an item to the cart; if it is already there, opens the cart; if it is owned or subscribed to,
 * says so.
 */
export function AddToCart({ item, isOneOfSeveral = false, size, className }: AddToCartProps) {
  const t = useTexts('cart');
  const { cart } = useCart();
  const { add, isAdding } = useAddToCart();
  const openCart = useOpenCart();
  const inCart = cart.items.find((other) => isSame(other, item));
  const isInCart = inCart !== undefined && !isTemporary(inCart);
  const title = isOneOfSeveral ? <span className="sr-only">{item.title}</span> : null;
  const isPackage = item.itemType === 'subscription';
  const isSubscribed = useIsSubscribed({ id: item.itemId, isPackage });
  if (useOwned({ id: item.itemId, price: item.price })) {
    return (
      <Button size={size} className={className} disabledReason={t('cart.ownedText')}>
        <Check aria-hidden="true" />
        {t('cart.owned')} {title}
      </Button>
    );
  }
  if (isSubscribed) return <Subscribed title={title} size={size} className={className} />;
  return (
    <>
      <p className="noscript:block type-small hidden">{t('cart.noScript')}</p>
      <Button
        variant={isInCart ? 'secondary' : 'primary'}
        size={size}
        className={classNames('noscript:hidden', className)}
        data-needs-app=""
        isLoading={isAdding}
        aria-haspopup={isInCart ? 'dialog' : undefined}
        onClick={({ currentTarget }) => (isInCart ? openCart(currentTarget) : add(item))}
      >
        {isInCart ? <Check aria-hidden="true" /> : <ShoppingCart aria-hidden="true" />}
        {t(isInCart ? 'cart.inCart' : 'cart.add')} {title}
      </Button>
    </>
  );
}

type SubscribedProps = Pick<AddToCartProps, 'size' | 'className'> & { title: ReactNode };

/** Leads to the subscription, which can be cancelled or paid there. */
function Subscribed({ title, size, className }: SubscribedProps) {
  const t = useTexts('cart');
  const localPath = useLocalPath();
  const textId = useId();
  return (
    <span className="inline-grid gap-1.5">
      <Button asChild size={size} className={className}>
        <Link to={localPath(ordersPath)} aria-describedby={textId}>
          <Check aria-hidden="true" />
          {t('cart.manageSubscription')} {title}
        </Link>
      </Button>
      <span id={textId} className="type-small">
        {t('cart.subscribedText')}
      </span>
    </span>
  );
}
