import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { OptionalPart } from '../../../lib/optional-part.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { showToast } from '../../../ui/toast.ts';
import { cartPath } from '../../shared/paths/cart-paths.ts';
import { showCartCount } from './cart-count.ts';
import { cartDrawer, setDrawerMounted } from './cart-drawer-state.ts';
import { cartToasts } from './cart-toasts.ts';
import { useCart } from './use-cart.ts';

// Most visits never open it: its code and words come with the first request to look.
const CartDrawer = lazy(async () => ({ default: (await import('./cart-drawer.tsx')).CartDrawer }));

/** The cart of every page: its number in the header, its drawer, and word of a failed reading. */
export function CartCentre() {
  const { cart, hasFailed } = useCart();
  const count = cart.items.length;
  useEffect(() => showCartCount(count), [count]);
  useEffect(() => {
    setDrawerMounted(true);
    return () => {
      setDrawerMounted(false);
      showCartCount(0);
    };
  }, []);
  return (
    <>
      {hasFailed ? (
        <OptionalPart>
          <Suspense fallback={null}>
            <FailureNotice />
          </Suspense>
        </OptionalPart>
      ) : null}
      <DrawerPlace />
    </>
  );
}

function DrawerPlace() {
  const { isOpen, opener } = cartDrawer.useOverlay();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  useCloseOnLeave();
  if (!isOpen && !opener) return null;
  return (
    // Falls back to the cart page if the drawer can't be loaded.
    <OptionalPart
      fallback={isOpen ? <Leave go={() => void navigate(localPath(cartPath))} /> : null}
    >
      <Suspense fallback={null}>
        <CartDrawer isOpen={isOpen} opener={opener} />
      </Suspense>
    </OptionalPart>
  );
}

/** Shown once: it disappears with the failure and only comes back with the next one. */
function FailureNotice() {
  const t = useTexts('cart');
  const notify = useEffectEvent(() => showToast(cartToasts(t).loadFailed));
  useEffect(() => notify(), []);
  return null;
}

/** It belongs to the page it was opened on; going on or back leaves it behind. */
function useCloseOnLeave(): void {
  const { key } = useLocation();
  const here = useRef(key);
  useEffect(() => {
    if (here.current !== key) cartDrawer.close();
    here.current = key;
  }, [key]);
}

function Leave({ go }: { go: () => void }) {
  const leave = useEffectEvent(go);
  useEffect(() => leave(), []);
  return null;
}
