import { ShoppingCart } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { cartDrawer, isDrawerMounted } from '../../shop/cart/cart-drawer-state.ts';

const path = '/cart';

/** The cart with its item count; with scripts it opens the drawer. */
export function CartLink({ count }: { count: number }) {
  const t = useTexts('nav');
  const localPath = useLocalPath();
  const { pathname } = useLocation();

  function open(event: MouseEvent<HTMLAnchorElement>) {
    // With a modifier key the browser opens another tab or window, or saves.
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.button !== 0 || isElsewhere || pathname === path || !isDrawerMounted()) return;
    event.preventDefault();
    cartDrawer.open(event.currentTarget);
  }

  return (
    <IconButton asChild label={t('nav.cart', { count })} count={count}>
      <Link to={localPath(path)} data-needs-app="" onClick={open}>
        <ShoppingCart aria-hidden="true" className="stroke-[1.6]" />
      </Link>
    </IconButton>
  );
}
