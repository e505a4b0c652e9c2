import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx';
import { cartPath, signInPath } from '../../shared/paths/cart-paths.ts';
import { CartLines } from './cart-lines.tsx';
import type { CartView } from './use-cart.ts';

type CartContentsProps = {
  view: CartView;
  hasCovers?: boolean;
  afterLast: () => HTMLElement | null;
};

/** The items, or an empty, loading or error state. */
export function CartContents({ view, hasCovers = false, afterLast }: CartContentsProps) {
  const t = useTexts('cart');
  const { status, cart, isMember, isConfirming, retry } = view;
  if (status === 'loading') return <LoadingLines />;
  if (status === 'failed') {
    return (
      <ErrorState title={t('cart.toasts.loadFailed')} onRetry={retry} isRetrying={isConfirming} />
    );
  }
  if (cart.items.length > 0) {
    return <CartLines items={cart.items} hasCovers={hasCovers} afterLast={afterLast} />;
  }
  if (status === 'ready') return <EmptyCart isMember={isMember} />;
  // The server renders a visitor's cart; people who are probably signed in see a loading state.
  return (
    <>
      <div className="in-data-signed-in:hidden">
        <EmptyCart isMember={false} />
      </div>
      <div className="hidden in-data-signed-in:block">
        <LoadingLines />
      </div>
    </>
  );
}

function EmptyCart({ isMember }: { isMember: boolean }) {
  const t = useTexts('cart');
  const localPath = useLocalPath();
  return (
    <EmptyState
      className="pt-2"
      title={t('cart.empty')}
      text={t(isMember ? 'cart.emptyText' : 'cart.visitorText')}
      action={
        <p className="flex flex-wrap gap-3">
          {isMember ? null : (
            <Button asChild variant="primary">
              <Link to={localPath(signInPath(cartPath))}>{t('cart.signIn')}</Link>
            </Button>
          )}
          <Button asChild>
            <Link to={localPath('/courses')}>{t('cart.browse')}</Link>
          </Button>
        </p>
      }
    />
  );
}

/** Two lines, because most carts have one or two items. */
function LoadingLines() {
  return (
    <SkeletonRegion className="grid border-b border-rule">
      {['first', 'second'].map((line) => (
        <div key={line} className="flex justify-between gap-4 border-t border-rule py-5">
          <div className="grid flex-1 gap-2.5">
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-3 w-2/5" />
          </div>
          <Skeleton className="h-4 w-16" />
        </div>
      ))}
    </SkeletonRegion>
  );
}
