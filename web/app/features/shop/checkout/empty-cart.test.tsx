// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../lib/testing/stub-api.ts';
import { makeCart, makeCartItem } from '../cart/cart.factory.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { makeQuote } from './quote.factory.ts';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(cleanup);

function open(answers: Parameters<typeof network.answer>[0]) {
  const calls = network.answer({
    'checkout.countries': () => ({ countries: ['AT', 'DE', 'SK'], here: 'SK' }),
    'salesReps.invitation': () => null,
    ...answers,
  });
  render(
    <PageFrame path="/checkout">
      <CheckoutPage buyer={{ firstName: 'Jana', lastName: 'Nováková' }} lastBilling={null} />
    </PageFrame>,
  );
  return calls;
}

function refuseEmptyCart() {
  throw new StubError('CART_EMPTY', 409);
}

describe('the checkout with an empty cart', () => {
  it('says so, without a failed request', async () => {
    const calls = open({ 'cart.read': () => makeCart(), 'checkout.quote': refuseEmptyCart });
    await screen.findByText('Your cart is empty');
    expect(screen.queryByRole('button', { name: /Order/ })).toBeNull();
    expect(calls.map(({ procedure }) => procedure)).not.toContain('checkout.quote');
  });

  it('says so if it was emptied elsewhere', async () => {
    open({ 'cart.read': () => makeCart(makeCartItem()), 'checkout.quote': refuseEmptyCart });
    expect(await screen.findByText('Your cart is empty')).toBeDefined();
  });

  it('isn’t assumed where the cart can’t be read: the amounts are asked for anyway', async () => {
    function fail() {
      throw new StubError('SERVICE_UNAVAILABLE', 503);
    }
    open({ 'cart.read': fail, 'checkout.quote': () => makeQuote() });
    expect(await screen.findByRole('button', { name: 'Order and pay €149.00' })).toBeDefined();
  });
});
