import type { Cart } from '@danube/contract/cart/cart.schemas.ts';
import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { MoneyDisplay } from '../../../ui/money-display.tsx';
import { checkoutPath } from '../../shared/paths/cart-paths.ts';
import { useRemoveFromCart } from './use-cart-actions.ts';

type CartSummaryProps = {
  cart: Cart;
  /** Gets the focus when everything is removed. */
  afterLast: () => HTMLElement | null;
};

/** The total, and the button to the checkout. */
export function CartSummary({ cart, afterLast }: CartSummaryProps) {
  const t = useTexts('cart');
  const { clear } = useRemoveFromCart();
  return (
    <div className="grid w-full gap-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-[560]">{t('cart.total')}</span>
        <span className="flex flex-wrap items-baseline justify-end gap-x-2">
          <span className="text-xs text-ink-2">{t('cart.vatIncluded')}</span>
          <MoneyDisplay amount={cart.total} className="type-h4" />
        </span>
      </p>
      <Checkout cart={cart} />
      {cart.items.length > 1 ? (
        <Button
          variant="quiet"
          size="small"
          className="justify-self-center"
          onClick={() => {
            afterLast()?.focus();
            clear();
          }}
        >
          {t('cart.clear')}
        </Button>
      ) : null}
    </div>
  );
}

function Checkout({ cart }: { cart: Cart }) {
  const t = useTexts('cart');
  const localPath = useLocalPath();
  if (!cart.items.some(({ isOffered }) => isOffered)) {
    return (
      <Button variant="primary" size="large" disabledReason={t('cart.nothingOffered')}>
        {t('cart.checkout')}
      </Button>
    );
  }
  return (
    <Button asChild variant="primary" size="large">
      <Link to={localPath(checkoutPath)}>{t('cart.checkout')}</Link>
    </Button>
  );
}
