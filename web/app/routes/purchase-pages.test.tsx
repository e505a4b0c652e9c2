import { findPage } from '@danube/contract/site/find-page.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageFrame } from '../lib/testing/page-frame.tsx';
import routes from '../routes.ts';
import Cart from './cart.tsx';
import Checkout from './checkout.tsx';
import PaymentOptions from './payment-options.tsx';

/** The page as sent to a visitor, if it is at this address and open to everyone. */
function pageAt(path: string, page: ReactNode): string {
  const file = routes.find((route) => `/${route.path}` === path)?.file;
  expect([file, findPage(path)?.page.audience]).toEqual([`routes${path}.tsx`, 'public']);
  return renderToStaticMarkup(<PageFrame path={path}>{page}</PageFrame>);
}

it('/cart shows the cart [R2.09b]', () => {
  expect(pageAt('/cart', <Cart />)).toContain('Shopping Cart');
});

it('/checkout asks a visitor to sign in first [R2.09c]', () => {
  // The route only reads the session.
  const props = { loaderData: { session: null } } as Parameters<typeof Checkout>[0];
  expect(pageAt('/checkout', <Checkout {...props} />)).toContain('href="/auth?tab=signin');
});

it('/payment-options shows the ways to pay [R2.10a]', () => {
  expect(pageAt('/payment-options', <PaymentOptions />)).toContain('SEPA bank transfer');
});
