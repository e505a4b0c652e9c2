import { useNavigate } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { cartPath } from '../../shared/paths/cart-paths.ts';
import { cartDrawer, isDrawerMounted } from './cart-drawer-state.ts';

/** Shows the cart: in the drawer, or on its page if there is no drawer. */
export function useOpenCart(): (opener: Element | null) => void {
  const navigate = useNavigate();
  const localPath = useLocalPath();
  return (opener) => {
    if (isDrawerMounted()) cartDrawer.open(opener);
    else void navigate(localPath(cartPath));
  };
}
