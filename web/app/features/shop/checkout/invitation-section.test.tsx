// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { makeCart, makeCartItem } from '../cart/cart.factory.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { makeQuote } from './quote.factory.ts';

const network = await vi.hoisted(async () => {
  const { replaceNetwork } = await import('../../../lib/testing/stub-api.ts');
  return replaceNetwork();
});
vi.mock('../../../lib/redirect-to-external-site.ts', () => ({
  redirectToExternalSite: () => undefined,
}));

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

type User = ReturnType<typeof userEvent.setup>;
type Answers = Parameters<typeof network.answer>[0];

const payAt = 'https://pay.example/session';
const orderId = '018f4c5e-0000-7000-8000-000000000001';

/** Renders the page and records its requests. */
function open(more: Answers = {}) {
  const calls = network.answer({
    'salesReps.invitation': () => null,
    'checkout.countries': () => ({ countries: ['AT', 'DE', 'SK'], here: 'SK' }),
    'cart.read': () => makeCart(makeCartItem()),
    'checkout.quote': () => makeQuote(),
    ...more,
  });
  const user = userEvent.setup();
  render(
    <PageFrame path="/checkout">
      <CheckoutPage buyer={{ firstName: 'Jana', lastName: 'Nováková' }} lastBilling={null} />
    </PageFrame>,
  );
  const sent = (procedure: string) =>
    calls.filter((call) => call.procedure === procedure).map(({ input }) => input);
  return { user, sent };
}

async function fillIn(user: User): Promise<void> {
  await user.type(await screen.findByLabelText('Street and number'), 'Laurinská 14');
  await user.type(screen.getByLabelText('Postcode'), '811 01');
  await user.type(screen.getByLabelText('Town or city'), 'Bratislava');
  await user.click(await screen.findByRole('checkbox', { name: 'Begin at once.' }));
  await user.click(screen.getByRole('checkbox', { name: 'I lose the right.' }));
}

function orderButton(name = 'Order and pay €149.00') {
  return screen.findByRole('button', { name });
}

describe('who invited the buyer', () => {
  const rep = {
    is_valid: true,
    rep_id: null,
    commission_percentage: null,
    rep_name: 'Tomáš Baláž',
    referral_code: 'BALAZ7',
    benefit: { coupon: 'TOMAS10', value: { kind: 'percent', percent: 10 } },
  };
  const validate = { 'salesReps.validate': () => rep };

  it('[R3.03b] stands in a field that can be changed, and is sent as it stands there', async () => {
    sessionStorage.setItem('referralCode', 'OTHER1');
    const { user, sent } = open({
      ...validate,
      'checkout.placeOrder': () => ({ orderId, payAt }),
    });
    const field = await screen.findByLabelText<HTMLInputElement>(/^Invited by/);
    expect(field.value).toBe('OTHER1');
    await user.clear(field);
    await user.type(field, 'BALAZ7');
    await user.tab();
    expect(await screen.findByText('This is Tomáš Baláž’s code.')).toBeDefined();
    await fillIn(user);
    await user.click(await orderButton());
    await waitFor(() => expect(sent('checkout.placeOrder')).toHaveLength(1));
    expect(sent('checkout.placeOrder')).toMatchObject([{ invitedBy: 'BALAZ7' }]);
  });

  it('offers the coupon of the invitation, which a press applies', async () => {
    sessionStorage.setItem('referralCode', 'BALAZ7');
    const { user, sent } = open(validate);
    await user.click(await screen.findByRole('button', { name: 'Use TOMAS10: 10% off' }));
    await waitFor(() => expect(sent('checkout.quote').at(-1)).toMatchObject({ coupon: 'TOMAS10' }));
  });

  it('is fixed once it is known, whatever the browser remembers', async () => {
    sessionStorage.setItem('referralCode', 'OTHER1');
    open({
      ...validate,
      'salesReps.invitation': () => ({ ...rep, at: new Date('2026-10-24T16:12:00Z') }),
    });
    expect(await screen.findByText(/^Tomáš Baláž invited you\./)).toBeDefined();
    expect(screen.queryByLabelText(/^Invited by/)).toBeNull();
  });
});
