import { ShoppingCart } from 'lucide-react';
import { Link } from 'react-router';
import { useLocalPath } from '../../lib/local-path.ts';
import { useTexts } from '../../lib/texts.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

/** The cart, with the number of its items on the corner where there are any. */
export function CartLink({ count }: { count: number }) {
  const t = useTexts('nav');
  const localPath = useLocalPath();
  return (
    <IconButton asChild label={t('nav.cart', { count })} count={count}>
      <Link to={localPath('/cart')}>
        <ShoppingCart aria-hidden="true" className="stroke-[1.6]" />
      </Link>
    </IconButton>
  );
}
