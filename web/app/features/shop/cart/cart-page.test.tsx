// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { connectToastView } from '../../../ui/toast.ts';
import { makeCart, makeCartItem } from './cart.factory.ts';
import { CartHead, CartPage } from './cart-page.tsx';
import { renderWithCart, visitor } from './testing/cart-stage.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

connectToastView(() => undefined);
afterEach(cleanup);

const dax = makeCartItem();
const path = '/cart';

it('as sent is a visitor’s, with a place for whoever is probably signed in', () => {
  const html = renderToStaticMarkup(
    <PageFrame path="/cart?lang=de">
      <CartPage />
    </PageFrame>,
  );
  expect(html).toContain('Your cart is empty');
  expect(html).toContain('href="/auth?tab=signin&amp;redirect=%2Fcart&amp;lang=de"');
  expect(html).toContain('in-data-signed-in:hidden');
});

it('is no page for search engines', () => {
  const html = renderToStaticMarkup(
    <PageFrame path={path}>
      <CartHead />
    </PageFrame>,
  );
  expect(html).toContain('content="noindex"');
});

it('shows a visitor the empty cart and how to sign in', () => {
  network.answer({});
  renderWithCart(<CartPage />, { session: visitor(), path });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Shopping Cart');
  expect(screen.getAllByText('Your cart is empty')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeDefined();
});

it('shows a member what lies there, the total and the way on, until it is removed', async () => {
  let stored = makeCart(dax);
  network.answer({
    'cart.read': () => stored,
    'cart.remove': () => {
      stored = makeCart();
      return {};
    },
  });
  renderWithCart(<CartPage />, { path });
  const list = await screen.findByRole('list', { name: 'Items in your cart' });
  expect(within(list).getByRole('link', { name: 'Reading the DAX' })).toBeDefined();
  expect(within(list).getByText('Lesson language: English')).toBeDefined();
  const on = screen.getByRole('link', { name: 'Proceed to Checkout' });
  expect(on.getAttribute('href')).toBe('/checkout');
  expect(screen.queryByRole('button', { name: 'Clear cart' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Reading the DAX' }));
  await waitFor(() => expect(screen.getByText('Your cart is empty')).toBeDefined());
  expect(screen.queryByText('Proceed to Checkout')).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
});

it('says what is part of a bundle, and what of a bundle is credited', async () => {
  const part = makeCartItem({ includedIn: 'All of it' });
  const credit = { price: 19_900, credit: 11_956 } as Pick<typeof part, 'price' | 'credit'>;
  const bundle = makeCartItem({ itemType: 'bundle', title: 'All of it', ...credit });
  network.answer({ 'cart.read': () => makeCart(part, bundle) });
  renderWithCart(<CartPage />, { path });
  expect(await screen.findByText(/^Included in All of it\./)).toBeDefined();
  expect(screen.getByText(/^€199\.00 less €119\.56 for items you already own/)).toBeDefined();
  expect(screen.getAllByText('€79.44').length).toBeGreaterThan(1);
});
