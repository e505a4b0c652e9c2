import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { OptionalBoundary } from '../../../lib/optional-boundary.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { showToast } from '../../../ui/toast.ts';
import { cartPath } from '../../shared/paths/cart-paths.ts';
import { showCartCount } from './cart-count.ts';
import { cartDrawer, setDrawerMounted } from './cart-drawer-state.ts';
import { cartToasts } from './cart-toasts.ts';
import { useCart } from './use-cart.ts';

// Lazy, because most visits never open it.
const CartDrawer = lazy(async () => ({ default: (await import('./cart-drawer.tsx')).CartDrawer }));

/**
 * The cart on every page: its count in the header, its drawer, and a notice if it fails to load.
 */
export function CartRoot() {
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
        <OptionalBoundary>
          <Suspense fallback={null}>
            <FailureNotice />
          </Suspense>
        </OptionalBoundary>
      ) : null}
      <CartDrawerHost />
    </>
  );
}

function CartDrawerHost() {
  const { isOpen, opener } = cartDrawer.useOverlay();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  useCloseOnLeave();
  if (!isOpen && !opener) return null;
  return (
    // Falls back to the cart page if the drawer can't be loaded.
    <OptionalBoundary
      fallback={isOpen ? <NavigateOnMount go={() => void navigate(localPath(cartPath))} /> : null}
    >
      <Suspense fallback={null}>
        <CartDrawer isOpen={isOpen} opener={opener} />
      </Suspense>
    </OptionalBoundary>
  );
}

/** Shown once per failure. */
function FailureNotice() {
  const t = useTexts('cart');
  const notify = useEffectEvent(() => showToast(cartToasts(t).loadFailed));
  useEffect(() => notify(), []);
  return null;
}

/** Closed when navigating to another page. */
function useCloseOnLeave(): void {
  const { key } = useLocation();
  const here = useRef(key);
  useEffect(() => {
    if (here.current !== key) cartDrawer.close();
    here.current = key;
  }, [key]);
}

function NavigateOnMount({ go }: { go: () => void }) {
  const leave = useEffectEvent(go);
  useEffect(() => leave(), []);
  return null;
}
