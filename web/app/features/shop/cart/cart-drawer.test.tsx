// @vitest-environment jsdom
import type { Money } from '@danube/contract/money.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type StubCode, StubError } from '../../../lib/testing/stub-api.ts';
import { connectToastView, type Toast } from '../../../ui/toast.ts';
import { CartLink } from '../../frame/shell/cart-link.tsx';
import { makeCart, makeCartItem } from './cart.factory.ts';
import { useCartCount } from './cart-count.ts';
import { cartDrawer } from './cart-drawer-state.ts';
import { CartRoot } from './cart-root.tsx';
import { member, renderWithCart, visitor } from './testing/cart-stage.tsx';
import { useRemoveFromCart } from './use-cart-actions.ts';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

let toasts: Toast[];
let disconnect: () => void;

beforeEach(() => {
  toasts = [];
  disconnect = connectToastView((toast) => toasts.push(toast));
});
afterEach(() => {
  cleanup();
  disconnect();
  act(() => cartDrawer.close());
});

const dax = makeCartItem();
const live = makeCartItem({
  itemType: 'subscription',
  title: 'Live by the month',
  slug: 'live-monthly',
  price: 4_900 as Money,
  interval: 'month',
});
const book = makeCartItem({
  itemType: 'book',
  title: 'Forbidden Trading',
  slug: 'forbidden-trading',
  price: 2_901 as Money,
});

function Header() {
  return <CartLink count={useCartCount()} />;
}

function show(session = member()) {
  return renderWithCart(
    <>
      <Header />
      <CartRoot />
    </>,
    { session, path: '/courses' },
  );
}

async function openDrawer() {
  await userEvent.click(screen.getByRole('link', { name: /^Cart,/ }));
  return screen.findByRole('dialog', { name: 'Shopping Cart' });
}

async function openWith(answers: Parameters<typeof network.answer>[0]) {
  const calls = network.answer(answers);
  show();
  const drawer = await openDrawer();
  return { calls, drawer };
}

const titles = (drawer: HTMLElement) =>
  within(drawer)
    .queryAllByRole('listitem')
    .map((line) => line.querySelector('a')?.textContent);

function fail(code: StubCode = 'INTERNAL_SERVER_ERROR', status = 500) {
  return () => {
    throw new StubError(code, status);
  };
}

describe('the drawer of the cart', () => {
  it('shows title, type, price in euro and quantity of each item, and the total [R2.42]', async () => {
    const { drawer } = await openWith({ 'cart.read': () => makeCart(dax, live, book) });
    await waitFor(() => expect(titles(drawer)).toHaveLength(3));
    const lines = within(drawer).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual([
      'Reading the DAXCourseQuantity: 1Lesson language: English€149.00',
      'Live by the monthSubscriptionQuantity: 1€49.00per month',
      'Forbidden TradingBookQuantity: 1€29.01',
    ]);
    expect(within(drawer).getByText('€227.01')).toBeDefined();
    for (const title of ['Reading the DAX', 'Live by the month', 'Forbidden Trading']) {
      expect(within(drawer).getByRole('button', { name: `Remove ${title}` })).toBeDefined();
    }
    expect(drawer.className).toContain('24rem');
    const link = within(drawer).getByRole('link', { name: 'Live by the month' });
    expect(link.getAttribute('href')).toBe('/pricing#live-monthly');
    expect(screen.getByText('', { selector: '[data-count="3"]' })).toBeDefined();
  });

  it('leads to the checkout, and closes on the way [R2.43]', async () => {
    const { drawer } = await openWith({ 'cart.read': () => makeCart(dax) });
    const on = await within(drawer).findByRole('link', { name: 'Proceed to Checkout' });
    expect(on.getAttribute('href')).toBe('/checkout');
    await userEvent.click(on);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByTestId('address').textContent).toBe('/checkout');
  });

  it('says that an empty cart is empty, and offers no checkout [R2.43]', async () => {
    const { drawer } = await openWith({ 'cart.read': () => makeCart() });
    await within(drawer).findByText('Your cart is empty');
    expect(within(drawer).queryByText('Proceed to Checkout')).toBeNull();
    expect(within(drawer).queryByRole('link', { name: 'Sign in' })).toBeNull();
  });

  it('shows a visitor an empty cart and the way to sign in, without asking', async () => {
    const calls = network.answer({});
    show(visitor());
    const drawer = await openDrawer();
    expect(within(drawer).getByText('Your cart is empty')).toBeDefined();
    const link = within(drawer).getByRole('link', { name: 'Sign in' });
    expect(link.getAttribute('href')).toBe('/auth?tab=signin&redirect=%2Fcart');
    expect(calls).toEqual([]);
  });

  it('tells of a changed price and of what is no longer for sale', async () => {
    const dearer = makeCartItem({ priceBefore: 12_900 as Money });
    const gone = makeCartItem({ title: 'Old notes', isOffered: false });
    const { drawer } = await openWith({ 'cart.read': () => makeCart(dearer, gone) });
    await within(drawer).findByText(/It was €129\.00 when you added this/);
    expect(within(drawer).getByText(/No longer available/)).toBeDefined();
    expect(within(drawer).getByText('Total').parentElement?.textContent).toContain('€149.00');
  });

  it('says why nothing can be ordered where nothing is for sale any more', async () => {
    const gone = makeCartItem({ isOffered: false });
    const { drawer } = await openWith({ 'cart.read': () => makeCart(gone) });
    const on = await within(drawer).findByRole('button', { name: 'Proceed to Checkout' });
    expect(on.getAttribute('aria-disabled')).toBe('true');
    expect(within(drawer).getByText('Nothing in your cart is available any more.')).toBeDefined();
  });

  it('gives the focus back to the header when it is closed', async () => {
    await openWith({ 'cart.read': () => makeCart(dax) });
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('link', { name: /^Cart,/ })),
    );
  });
});

describe('removing', () => {
  const answers = { 'cart.read': () => makeCart(dax, book) };

  it('is shown at once and told when it is done [R4.08] [R8.01]', async () => {
    const answered = Promise.withResolvers<object>();
    const { drawer, calls } = await openWith({
      ...answers,
      'cart.remove': () => answered.promise,
    });
    await waitFor(() => expect(titles(drawer)).toHaveLength(2));
    await userEvent.click(within(drawer).getByRole('button', { name: 'Remove Reading the DAX' }));
    expect(titles(drawer)).toEqual(['Forbidden Trading']);
    expect(within(drawer).getByText('Total').parentElement?.textContent).toContain('€29.01');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Forbidden Trading');
    expect(toasts).toEqual([]);
    network.answer({ 'cart.read': () => makeCart(book) });
    answered.resolve({});
    await waitFor(() =>
      expect(toasts).toEqual([
        {
          kind: 'success',
          title: 'Removed from cart',
          text: 'Item has been removed from your cart',
        },
      ]),
    );
    expect(calls.at(-1)).toEqual({
      procedure: 'cart.remove',
      input: { itemType: 'course', item: dax.itemId },
    });
    expect(titles(drawer)).toEqual(['Forbidden Trading']);
  });

  it('is read anew where it failed [R4.08] [R8.01]', async () => {
    const { drawer, calls } = await openWith({ ...answers, 'cart.remove': fail() });
    await waitFor(() => expect(titles(drawer)).toHaveLength(2));
    await userEvent.click(within(drawer).getByRole('button', { name: 'Remove Reading the DAX' }));
    await waitFor(() => expect(titles(drawer)).toEqual(['Reading the DAX', 'Forbidden Trading']));
    expect(toasts).toEqual([
      { kind: 'destructive', title: 'Error', text: 'Failed to remove item from cart' },
    ]);
    expect(calls.map(({ procedure }) => procedure)).toEqual([
      'cart.read',
      'cart.remove',
      'cart.read',
    ]);
  });

  it('keeps the focus in the drawer when the last item goes', async () => {
    let stored = makeCart(dax);
    const { drawer } = await openWith({
      'cart.read': () => stored,
      'cart.remove': () => {
        stored = makeCart();
        return {};
      },
    });
    await userEvent.click(await within(drawer).findByRole('button', { name: /^Remove/ }));
    await within(drawer).findByText('Your cart is empty');
    expect(drawer.contains(document.activeElement)).toBe(true);
  });
});

describe('clearing', () => {
  it('is shown at once, and read anew where it failed [R4.08]', async () => {
    const answered = Promise.withResolvers<object>();
    const { drawer, calls } = await openWith({
      'cart.read': () => makeCart(dax, book),
      'cart.clear': () => answered.promise,
    });
    await userEvent.click(await within(drawer).findByRole('button', { name: 'Clear cart' }));
    expect(within(drawer).getByText('Your cart is empty')).toBeDefined();
    expect(drawer.contains(document.activeElement)).toBe(true);
    answered.reject(new StubError('SERVICE_UNAVAILABLE', 503));
    await waitFor(() => expect(titles(drawer)).toHaveLength(2));
    expect(toasts).toMatchObject([{ kind: 'destructive', title: 'Error' }]);
    expect(calls.map(({ procedure }) => procedure)).toEqual([
      'cart.read',
      'cart.clear',
      'cart.read',
    ]);
  });

  it('is a matter of the page alone with no user [R4.08]', async () => {
    const calls = network.answer({});
    const { queryClient } = renderWithCart(<ClearButton />, { session: visitor() });
    queryClient.setQueryData(keyOf(), makeCart(dax));
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(queryClient.getQueryData(keyOf())).toMatchObject({ items: [], total: 0 });
    expect(calls).toEqual([]);
    expect(toasts).toEqual([]);
  });
});

function ClearButton() {
  const { clear } = useRemoveFromCart();
  return (
    <button type="button" onClick={clear}>
      Clear
    </button>
  );
}

const keyOf = () => [['cart', 'read'], { type: 'query', input: { language: 'en' } }];

describe('a cart that cannot be read', () => {
  it('is told once, and can be asked for again [R8.01]', async () => {
    let isDown = true;
    const { drawer } = await openWith({
      'cart.read': () => (isDown ? fail('SERVICE_UNAVAILABLE', 503)() : makeCart(dax)),
    });
    await within(drawer).findByText('Failed to load cart items');
    await waitFor(() =>
      expect(toasts).toEqual([
        { kind: 'destructive', title: 'Error', text: 'Failed to load cart items' },
      ]),
    );
    const again = within(drawer).getByRole('button', { name: /again/i });
    await userEvent.click(again);
    await waitFor(() => expect(again.getAttribute('aria-busy')).toBeNull());
    expect(toasts).toHaveLength(1);
    isDown = false;
    await userEvent.click(within(drawer).getByRole('button', { name: /again/i }));
    await waitFor(() => expect(titles(drawer)).toEqual(['Reading the DAX']));
  });

  it('keeps what it showed, and tells of the next failure after one that passed', async () => {
    network.answer({ 'cart.read': () => makeCart(dax) });
    const { queryClient } = show();
    const count = () => screen.queryByText('', { selector: '[data-count="1"]' });
    await waitFor(() => expect(count()).not.toBeNull());
    for (const reported of [1, 2]) {
      network.answer({ 'cart.read': fail() });
      await queryClient.invalidateQueries();
      await waitFor(() => expect(toasts).toHaveLength(reported));
      expect(count()).not.toBeNull();
      network.answer({ 'cart.read': () => makeCart(dax) });
      await queryClient.invalidateQueries();
      await waitFor(() => expect(screen.getByTestId('held').textContent).toContain('ready'));
    }
  });
});

it('the number in the header follows the cart and goes with the member', async () => {
  network.answer({ 'cart.read': () => makeCart(dax, book) });
  const { session } = show();
  await screen.findByRole('link', { name: 'Cart, 2 items' });
  act(() => session.store.accept(null));
  await screen.findByRole('link', { name: 'Cart, 0 items' });
});
