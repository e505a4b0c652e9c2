import { useRef } from 'react';
import type { OverlayState } from '../../../lib/overlay-state.ts';
import { useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { CartContents } from './cart-contents.tsx';
import { cartDrawer } from './cart-drawer-state.ts';
import { CartSummary } from './cart-summary.tsx';
import { useCart } from './use-cart.ts';

/** It has no trigger, so it only needs a close callback. */
export function CartDrawer({ isOpen, opener }: OverlayState) {
  const t = useTexts('cart');
  const lang = useFallbackLang('cart');
  const view = useCart();
  const body = useRef<HTMLDivElement>(null);
  const afterLast = () => body.current;
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={cartDrawer.close}
      opener={opener}
      isWholeOnPhones
      lang={lang}
      title={t('cart.title')}
      actions={
        view.cart.items.length > 0 ? (
          <CartSummary cart={view.cart} afterLast={afterLast} />
        ) : undefined
      }
    >
      <div ref={body} tabIndex={-1} className="outline-none">
        <CartContents view={view} afterLast={afterLast} />
      </div>
    </Drawer>
  );
}
