import { Check, ShoppingCart } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useOwned } from '../../shared/owned/use-access.ts';
import { type CartCandidate, isSame, isTemporary } from './optimistic-cart.ts';
import { useCart } from './use-cart.ts';
import { useAddToCart } from './use-cart-actions.ts';
import { useOpenCart } from './use-open-cart.ts';

type AddToCartProps = Pick<ComponentProps<typeof Button>, 'size' | 'className'> & {
  item: CartCandidate;
  /** One of several on a page, which screen readers distinguish by the title. */
  isOneOfSeveral?: boolean;
};

/** Adds an item to the cart; if it is already there, opens the cart; if it is owned, says so. */
export function AddToCart({ item, isOneOfSeveral = false, size, className }: AddToCartProps) {
  const t = useTexts('cart');
  const { cart } = useCart();
  const { add, isAdding } = useAddToCart();
  const openCart = useOpenCart();
  const inCart = cart.items.find((other) => isSame(other, item));
  const isInCart = inCart !== undefined && !isTemporary(inCart);
  const title = isOneOfSeveral ? <span className="sr-only">{item.title}</span> : null;
  if (useOwned({ id: item.itemId, price: item.price })) {
    return (
      <Button size={size} className={className} disabledReason={t('cart.ownedText')}>
        <Check aria-hidden="true" />
        {t('cart.owned')} {title}
      </Button>
    );
  }
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
