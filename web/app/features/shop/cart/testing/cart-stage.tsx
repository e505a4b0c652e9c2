import type { Cart } from '@danube/contract/cart/cart.schemas.ts';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { noRetryQueryClient, PageFrame } from '../../../../lib/testing/page-frame.tsx';
import { makeSession } from '../../../shared/session/session.factory.ts';
import { makePageSession } from '../../../shared/session/testing/page-session.ts';
import { SessionProvider } from '../../../shared/session/use-session.tsx';
import { useCart } from '../use-cart.ts';

export const member = () => makePageSession({}, makeSession());
export const visitor = () => makePageSession({}, null);
/** The session isn't known yet. */
export const newcomer = () => makePageSession();

/** Renders a part of the cart, with the cart's content and the current path. */
export function renderWithCart(
  part: ReactNode,
  { session = member(), path = '/course/reading-the-dax' } = {},
) {
  const queryClient = noRetryQueryClient();
  const page = (
    <PageFrame path={path} queryClient={queryClient}>
      <SessionProvider session={session}>
        {part}
        <CartOutput />
      </SessionProvider>
    </PageFrame>
  );
  return { ...render(page), queryClient, session };
}

function CartOutput() {
  const { cart, status } = useCart();
  const { pathname, search } = useLocation();
  return (
    <>
      <output data-testid="held">{`${status}: ${titlesOf(cart)}`}</output>
      <output data-testid="address">{pathname + search}</output>
    </>
  );
}

function titlesOf({ items }: Cart): string {
  return items.map(({ title }) => title).join(', ');
}
