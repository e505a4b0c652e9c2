// @vitest-environment jsdom
import { subscriptionSchema } from '@danube/contract/checkout/orders.schemas.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type StubCode, StubError } from '../../../lib/testing/stub-api.ts';
import { connectToastView, type Toast } from '../../../ui/toast.ts';
import { AddToCart } from './add-to-cart.tsx';
import { makeCart, makeCartItem } from './cart.factory.ts';
import { cartDrawer, setDrawerMounted } from './cart-drawer-state.ts';
import { newcomer, renderWithCart, visitor } from './testing/cart-stage.tsx';

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
  cartDrawer.close();
  setDrawerMounted(false);
});

const book = makeCartItem({ itemType: 'book', title: 'Forbidden Trading' });
const dax = makeCartItem();
const button = () => screen.getByRole('button');
const makeSubscription = (values: object) =>
  subscriptionSchema.parse({
    id: '018f4c5e-0000-7000-8000-0000000000a1',
    state: 'active',
    title: 'Live',
    itemId: dax.itemId,
    price: 3_900,
    interval: 'month',
    startedAt: new Date('2026-11-15T12:00:00Z'),
    paidUntil: new Date('2026-12-15T12:00:00Z'),
    endsThen: false,
    ...values,
  });
const shownCart = () => screen.getByTestId('held').textContent;
const address = () => screen.getByTestId('address').textContent;
const nothingOwned = { 'entitlements.mine': () => ({}) };

function rejectWith(code: StubCode, status: number) {
  return () => {
    throw new StubError(code, status);
  };
}

/** Clicks in a cart with a book; the request succeeds or is rejected. */
async function press(add: () => unknown) {
  const calls = network.answer({
    ...nothingOwned,
    'cart.read': () => makeCart(book),
    'cart.add': add,
  });
  renderWithCart(<AddToCart item={dax} />);
  await waitFor(() => expect(shownCart()).toBe('ready: Forbidden Trading'));
  await userEvent.click(button());
  await waitFor(() => expect(toasts).toHaveLength(1));
  return calls;
}

const failed = { kind: 'destructive', title: 'Error', text: 'Failed to add item to cart' } as const;
const rejections: ({ code: StubCode; status: number } & Partial<Toast>)[] = [
  {
    code: 'ALREADY_IN_CART',
    status: 409,
    kind: 'neutral',
    title: 'Already in cart',
    text: 'Reading the DAX is already in your shopping cart',
  },
  { code: 'ITEM_NOT_FOUND', status: 404, ...failed, text: 'Item not found' },
  {
    code: 'ALREADY_OWNED',
    status: 409,
    kind: 'neutral',
    title: 'Already owned',
    text: 'You already own Reading the DAX',
  },
  {
    code: 'ALREADY_SUBSCRIBED',
    status: 409,
    kind: 'neutral',
    title: 'Already subscribed',
    text: 'Your subscription to Reading the DAX renews automatically',
    action: expect.objectContaining({ label: 'Manage subscription' }),
  },
  {
    code: 'ITEM_IS_FREE',
    status: 409,
    kind: 'neutral',
    title: 'Nothing to pay',
    text: 'Reading the DAX is free now. Open its page to get it',
  },
  {
    code: 'CART_FULL',
    status: 409,
    ...failed,
    text: 'Your cart is full (20 items). Remove an item to add another',
  },
  { code: 'TOO_MANY_REQUESTS', status: 429, ...failed },
  { code: 'SERVICE_UNAVAILABLE', status: 503, ...failed },
];

describe('the button that adds to the cart', () => {
  it('asks a visitor to sign in, and calls nobody [R5.03] [R8.01]', async () => {
    const calls = network.answer({});
    renderWithCart(<AddToCart item={dax} />, { session: visitor() });
    await userEvent.click(button());
    expect(toasts).toMatchObject([
      {
        kind: 'destructive',
        title: 'Sign in required',
        text: 'Please sign in to add items to your cart',
        action: { label: 'Sign in' },
      },
    ]);
    expect(calls).toEqual([]);
    expect(shownCart()).toBe('ready: ');
    toasts[0]?.action?.onSelect();
    await waitFor(() =>
      expect(address()).toBe('/auth?tab=signin&redirect=%2Fcourse%2Freading-the-dax'),
    );
  });

  it('leaves it to the server while it is not known who is there', async () => {
    const calls = network.answer({ 'cart.add': rejectWith('UNAUTHORIZED', 401) });
    renderWithCart(<AddToCart item={dax} />, { session: newcomer() });
    await userEvent.click(button());
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Sign in required' }]));
    expect(calls).toMatchObject([{ procedure: 'cart.add' }]);
  });

  it('sends the item and nothing about its price, once however often it is pressed', async () => {
    const answered = Promise.withResolvers<{ title: string }>();
    const calls = network.answer({
      ...nothingOwned,
      'cart.read': () => makeCart(),
      'cart.add': () => answered.promise,
    });
    renderWithCart(<AddToCart item={dax} />);
    await waitFor(() => expect(shownCart()).toBe('ready: '));
    await userEvent.dblClick(button());
    answered.resolve({ title: dax.title });
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(calls.filter(({ procedure }) => procedure === 'cart.add')).toEqual([
      {
        procedure: 'cart.add',
        input: { itemType: 'course', item: dax.itemId, language: 'en' },
      },
    ]);
  });

  it('shows a temporary item at once, and the real one when it is there [R4.07]', async () => {
    const answered = Promise.withResolvers<{ title: string }>();
    let stored = makeCart(book);
    network.answer({
      ...nothingOwned,
      'cart.read': () => stored,
      'cart.add': () => answered.promise,
    });
    const { queryClient } = renderWithCart(<AddToCart item={dax} />);
    await waitFor(() => expect(shownCart()).toBe('ready: Forbidden Trading'));
    await userEvent.click(button());
    expect(shownCart()).toBe('ready: Forbidden Trading, Reading the DAX');
    expect(JSON.stringify(queryClient.getQueriesData({}))).toContain('temporary-');
    expect(button().getAttribute('aria-busy')).toBe('true');
    stored = makeCart(book, dax);
    answered.resolve({ title: dax.title });
    await waitFor(() =>
      expect(JSON.stringify(queryClient.getQueriesData({}))).not.toContain('temporary-'),
    );
    expect(shownCart()).toBe('ready: Forbidden Trading, Reading the DAX');
    expect(button().textContent).toContain('In your cart');
  });

  it('shows two items that were added right after each other', async () => {
    network.answer({
      ...nothingOwned,
      'cart.read': () => makeCart(book),
      'cart.add': () => new Promise(() => undefined),
    });
    const oil = makeCartItem({ title: 'Reading oil' });
    renderWithCart(
      <>
        <AddToCart item={dax} />
        <AddToCart item={oil} />
      </>,
    );
    await waitFor(() => expect(shownCart()).toBe('ready: Forbidden Trading'));
    for (const each of screen.getAllByRole('button')) each.click();
    await waitFor(() =>
      expect(shownCart()).toBe('ready: Forbidden Trading, Reading the DAX, Reading oil'),
    );
  });

  it('restores the previous list when the server fails [R4.07] [R8.01]', async () => {
    const answered = Promise.withResolvers<never>();
    const calls = network.answer({
      ...nothingOwned,
      'cart.read': () => makeCart(book),
      'cart.add': () => answered.promise,
    });
    const { queryClient } = renderWithCart(<AddToCart item={dax} />);
    await waitFor(() => expect(shownCart()).toBe('ready: Forbidden Trading'));
    const before = JSON.stringify(queryClient.getQueriesData({ queryKey: [['cart']] }));
    await userEvent.click(button());
    expect(shownCart()).toBe('ready: Forbidden Trading, Reading the DAX');
    // Later requests stay pending, so that they can't be the reason.
    network.answer({ ...nothingOwned, 'cart.read': () => new Promise(() => undefined) });
    answered.reject(new StubError('INTERNAL_SERVER_ERROR', 500));
    await waitFor(() => expect(shownCart()).toBe('ready: Forbidden Trading'));
    expect(JSON.stringify(queryClient.getQueriesData({ queryKey: [['cart']] }))).toBe(before);
    expect(toasts).toEqual([
      { kind: 'destructive', title: 'Error', text: 'Failed to add item to cart' },
    ]);
    expect(calls.filter(({ procedure }) => procedure === 'cart.add')).toHaveLength(1);
  });

  it('says that it was added, and leads to the cart [R8.01]', async () => {
    await press(() => ({ title: 'Den DAX lesen' }));
    expect(toasts).toMatchObject([
      {
        kind: 'success',
        title: 'Added to cart',
        text: 'Den DAX lesen has been added to your cart',
        action: { label: 'View cart' },
      },
    ]);
    toasts[0]?.action?.onSelect();
    await waitFor(() => expect(address()).toBe('/cart'));
  });

  it.each(rejections)('says why not: $code [R8.01]', async ({ code, status, ...toast }) => {
    await press(rejectWith(code, status));
    expect(toasts).toMatchObject([toast]);
    await waitFor(() => expect(shownCart()).toBe('ready: Forbidden Trading'));
  });

  it('opens the cart where the item is in it already, and adds nothing', async () => {
    const calls = network.answer({ ...nothingOwned, 'cart.read': () => makeCart(dax) });
    renderWithCart(<AddToCart item={dax} />);
    await screen.findByText(/In your cart/);
    setDrawerMounted(true);
    const opened = vi.spyOn(cartDrawer, 'open');
    await userEvent.click(button());
    expect(opened).toHaveBeenCalledWith(button());
    expect(address()).toBe('/course/reading-the-dax');
    setDrawerMounted(false);
    await userEvent.click(button());
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(calls.map(({ procedure }) => procedure)).not.toContain('cart.add');
    expect(toasts).toEqual([]);
    opened.mockRestore();
  });

  it.each([
    ['purchase', null, true],
    ['grant', null, true],
    ['subscription', new Date('2027-01-01T00:00:00Z'), false],
    ['grant', new Date('2027-01-01T00:00:00Z'), false],
  ] as const)('knows what is theirs: %s until %s', async (why, until, isOwned) => {
    const mine = vi.fn(() => ({ [dax.itemId]: { isAllowed: true, why, until } }));
    const calls = network.answer({ 'entitlements.mine': mine, 'cart.read': () => makeCart() });
    renderWithCart(<AddToCart item={dax} />);
    await waitFor(() => expect(shownCart()).toBe('ready: '));
    await waitFor(() => expect(mine).toHaveBeenCalled());
    await screen.findByText(isOwned ? /Already owned/ : /Add to cart/);
    if (!isOwned) return;
    await userEvent.click(button());
    expect(calls.map(({ procedure }) => procedure)).not.toContain('cart.add');
  });

  it.each([
    [{}, true],
    [{ state: 'pastDue' }, true],
    [{ endsThen: true }, false],
    [{ state: 'ended' }, false],
    [{ itemId: dax.itemId }, false],
  ] as const)('leads to the subscription while it will renew: %j', async (values, renews) => {
    const live = makeCartItem({ itemType: 'subscription', interval: 'month', title: 'Live' });
    const subscriptions = vi.fn(() => [makeSubscription({ itemId: live.itemId, ...values })]);
    network.answer({
      ...nothingOwned,
      'cart.read': () => makeCart(),
      'orders.subscriptions': subscriptions,
    });
    renderWithCart(<AddToCart item={live} isOneOfSeveral />, { path: '/pricing' });
    await waitFor(() => expect(subscriptions).toHaveBeenCalled());
    if (!renews) {
      expect(await screen.findByRole('button', { name: 'Add to cart Live' })).toBeDefined();
      return;
    }
    const link = await screen.findByRole('link', {
      name: 'Manage subscription Live',
      description: 'You’re subscribed, and it renews automatically.',
    });
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.click(link);
    expect(address()).toBe('/my-orders');
  });

  it('is called by its title where several stand on a page', () => {
    network.answer({});
    renderWithCart(<AddToCart item={dax} isOneOfSeveral />, { session: visitor() });
    expect(screen.getByRole('button', { name: 'Add to cart Reading the DAX' })).toBeDefined();
  });
});
