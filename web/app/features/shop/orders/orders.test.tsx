// @vitest-environment jsdom
import type { Order } from '@danube/contract/checkout/orders.schemas.ts';
import { moneySchema } from '@danube/contract/money.ts';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { connectToastView } from '../../../ui/toast.ts';
import { OrderPage } from './order-page.tsx';
import {
  makeOffer,
  makeOrder,
  makeSubscription,
  sampleOrderId,
  sampleTransfer,
} from './orders.factory.ts';
import { OrdersPage } from './orders-page.tsx';
import { PaymentSuccessPage } from './payment-success-page.tsx';
import { WithdrawalPage } from './withdrawal-page.tsx';

const network = await vi.hoisted(async () => {
  const { replaceNetwork } = await import('../../../lib/testing/stub-api.ts');
  return replaceNetwork();
});
const redirects = vi.hoisted(() => ({ for: [] as string[] }));
vi.mock('../../../lib/redirect-to-external-site.ts', () => ({
  redirectToExternalSite: (url: string) => redirects.for.push(url),
}));

const toasts: string[] = [];
connectToastView(({ title }) => toasts.push(title));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  toasts.length = 0;
  redirects.for.length = 0;
});

function show(page: ReactNode) {
  render(<PageFrame>{page}</PageFrame>);
  // The dialogs' pointer events depend on the style sheet, which isn't loaded here.
  return userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
}

const zero = moneySchema.parse(0);
const noMoney = { total: zero, net: zero, vat: zero };

describe('the page after a payment', () => {
  const page = <PaymentSuccessPage orderId={sampleOrderId} />;

  it('says that the payment has arrived, what was bought and where the invoice is [R2.67]', async () => {
    network.answer({ 'orders.read': () => makeOrder() });
    show(page);
    const title = await screen.findByRole('heading', { level: 1 });
    expect(title.textContent).toBe('Thank you. We’ve received your payment.');
    const bought = screen.getByRole('link', { name: 'Fast Track' });
    expect(bought.getAttribute('href')).toBe('/course/fast-track');
    const invoice = screen.getByRole('link', { name: 'Invoice 2026-000017' });
    expect(invoice.getAttribute('href')).toBe(
      `/api/orders/${sampleOrderId}/invoices/018f4c5e-0000-7000-8000-0000000000f1.pdf`,
    );
  });

  it('promises no invoice where nothing was charged', async () => {
    const free: Partial<Order> = { method: 'none', invoices: [], ...noMoney };
    network.answer({ 'orders.read': () => makeOrder(free) });
    show(page);
    await screen.findByText(/We’ve emailed you a confirmation\.$/);
    expect(screen.getByText('This order was free, so there’s no invoice.')).toBeDefined();
    expect(screen.queryByText(/with your invoice|invoice will appear/)).toBeNull();
  });

  it('says so where the bank takes days, and where it refused', async () => {
    const unpaid: Partial<Order> = { state: 'pending', paidAt: null, invoices: [] };
    network.answer({ 'orders.read': () => makeOrder({ ...unpaid, debit: 'processing' }) });
    show(page);
    await screen.findByRole('heading', { name: 'Your bank is taking a little longer' });
    cleanup();
    network.answer({ 'orders.read': () => makeOrder({ ...unpaid, debit: 'failed' }) });
    show(page);
    await screen.findByRole('heading', { name: 'Your payment didn’t go through' });
    expect(screen.queryByText(/You need not pay again/)).toBeNull();
  });

  it('asks every three seconds until the payment has come, and then no more', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let isPaid = false;
    const calls = network.answer({
      'orders.read': () => makeOrder(isPaid ? {} : { state: 'pending', paidAt: null }),
    });
    show(page);
    await screen.findByText('Confirming your payment');
    await vi.advanceTimersByTimeAsync(6_100);
    expect(calls).toHaveLength(3);
    isPaid = true;
    await vi.advanceTimersByTimeAsync(3_000);
    await screen.findByText('Thank you. We’ve received your payment.');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(calls).toHaveLength(4);
  });

  it('stops asking after a minute and says that it takes longer', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const calls = network.answer({
      'orders.read': () => makeOrder({ state: 'pending', paidAt: null }),
    });
    show(page);
    await screen.findByText('Confirming your payment');
    await vi.advanceTimersByTimeAsync(61_000);
    await screen.findByText('Your bank is taking a little longer');
    const requested = calls.length;
    expect(requested).toBeGreaterThan(15);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(requested);
  });

  it('tells where to transfer the money, and copies what the bank asks for', async () => {
    network.answer({
      'orders.read': () =>
        makeOrder({ state: 'pending', method: 'transfer', paidAt: null, transfer: sampleTransfer }),
    });
    const user = show(page);
    await screen.findByText('One step left: your bank transfer');
    expect(screen.getByText('SK31 1200 0000 1987 4263 7541')).toBeDefined();
    expect(screen.getByRole('img', { name: /QR code/ })).toBeDefined();
    expect(screen.getAllByText('29 November 2026', { exact: false })).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Copy IBAN' }));
    expect(await navigator.clipboard.readText()).toBe('SK3112000000198742637541');
    expect(toasts).toEqual(['IBAN copied']);
  });

  it('does not take the address for a proof: without an order it leads to the orders', () => {
    const calls = network.answer({});
    show(<PaymentSuccessPage orderId={null} />);
    expect(screen.getByRole('link', { name: 'My orders' }).getAttribute('href')).toBe('/my-orders');
    expect(calls).toEqual([]);
  });
});

describe('an order', () => {
  it('that is not paid can be paid, or given up after a question', async () => {
    const order = makeOrder({ state: 'pending', paidAt: null, canPay: true, invoices: [] });
    const calls = network.answer({
      'orders.read': () => order,
      'orders.pay': () => ({ payAt: 'https://pay.example/again' }),
      'orders.cancel': () => {
        Object.assign(order, { state: 'cancelled', canPay: false });
        return {};
      },
    });
    const user = show(<OrderPage orderId={sampleOrderId} />);
    await user.click(await screen.findByRole('button', { name: 'Pay €149.00 now' }));
    await waitFor(() => expect(redirects.for).toEqual(['https://pay.example/again']));
    await user.click(screen.getByRole('button', { name: 'Cancel order' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel order D-2026-000011?' });
    expect(calls.map(({ procedure }) => procedure)).not.toContain('orders.cancel');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel order' }));
    await screen.findByText('Cancelled');
    expect(toasts).toEqual(['Order cancelled. You haven’t been charged.']);
    await waitFor(() => expect(document.activeElement?.id).toBe('order-title'));
  });

  it('whose bank is still deciding offers no second payment, and another one once it refused', async () => {
    const unpaid: Partial<Order> = { state: 'pending', paidAt: null, invoices: [] };
    network.answer({ 'orders.read': () => makeOrder({ ...unpaid, debit: 'processing' }) });
    show(<OrderPage orderId={sampleOrderId} />);
    await screen.findByText(/Your bank is processing the payment/);
    expect(screen.getByText('Payment processing')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Pay|^Cancel/ })).toBeNull();
    cleanup();
    const failed = makeOrder({ ...unpaid, debit: 'failed', canPay: true });
    network.answer({ 'orders.read': () => failed });
    show(<OrderPage orderId={sampleOrderId} />);
    await screen.findByText(/Your bank didn’t complete the payment/);
    expect(screen.getByRole('button', { name: /^Pay €149.00 now/ })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Cancel order' })).toBeDefined();
  });

  it('that waits for a transfer can be given up too', async () => {
    network.answer({
      'orders.read': () =>
        makeOrder({ state: 'pending', method: 'transfer', paidAt: null, transfer: sampleTransfer }),
    });
    show(<OrderPage orderId={sampleOrderId} />);
    expect(await screen.findByRole('button', { name: 'Cancel order' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it('leads to the withdrawal for as long as there is one', async () => {
    const withdrawableUntil = new Date('2026-11-29T12:00:00Z');
    network.answer({ 'orders.read': () => makeOrder({ withdrawableUntil }) });
    show(<OrderPage orderId={sampleOrderId} />);
    const link = await screen.findByRole('link', { name: 'Withdraw from contract here' });
    expect(link.getAttribute('href')).toBe('/withdrawal');
  });

  it('shows how its total comes about, and what went back', async () => {
    const refunded = makeOrder().total;
    network.answer({ 'orders.read': () => makeOrder({ refunded, coupon: 'DANUBE10' }) });
    show(<OrderPage orderId={sampleOrderId} />);
    expect(await screen.findByText('VAT 23% (Slovakia)')).toBeDefined();
    expect(screen.getByText('−€149.00')).toBeDefined();
    expect(screen.getByText('Partially refunded')).toBeDefined();
  });
});

describe('a subscription', () => {
  it('is cancelled with two clicks, after its last day was named', async () => {
    const subscription = makeSubscription();
    const calls = network.answer({
      'orders.mine': () => ({ orders: [], nextCursor: null }),
      'orders.subscriptions': () => [subscription],
      'orders.cancelSubscription': () => Object.assign(subscription, { endsThen: true }),
    });
    const user = show(<OrdersPage trail={[]} />);
    await screen.findByText('Next payment on 15 December 2026');
    await user.click(screen.getByRole('button', { name: 'Cancel subscription Live membership' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('until 15 December 2026');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel subscription' }));
    await screen.findByText('Ends on 15 December 2026. You won’t be charged again.');
    expect(calls.filter(({ procedure }) => procedure === 'orders.cancelSubscription')).toEqual([
      {
        procedure: 'orders.cancelSubscription',
        input: { id: subscription.id, language: 'en' },
      },
    ]);
  });

  it('leads to the pages for billing', async () => {
    network.answer({
      'orders.mine': () => ({ orders: [], nextCursor: null }),
      'orders.subscriptions': () => [makeSubscription()],
      'orders.openPortal': () => ({ url: 'https://portal.example/' }),
    });
    const user = show(<OrdersPage trail={[]} />);
    await user.click(await screen.findByRole('button', { name: 'Manage billing' }));
    await waitFor(() => expect(redirects.for).toEqual(['https://portal.example/']));
  });
});

describe('a withdrawal', () => {
  it('takes two steps and is acknowledged with date and time', async () => {
    const calls = network.answer({
      'orders.withdrawalOffers': () => [makeOffer()],
      'orders.withdraw': () => ({ refund: 14_900, at: new Date('2026-11-16T09:30:00Z') }),
    });
    const user = show(<WithdrawalPage />);
    const choice = await screen.findByRole('checkbox', { name: /Fast Track/ });
    expect(choice).toHaveProperty('checked', false);
    expect(screen.queryByLabelText('IBAN for the refund')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Withdraw from contract here' }));
    expect(screen.getByText('Choose at least one item.')).toBeDefined();
    await user.click(choice);
    await user.click(screen.getByRole('button', { name: 'Withdraw from contract here' }));
    await screen.findByText('We’ll refund €149.00 within 14 days, the same way you paid.');
    expect(calls.map(({ procedure }) => procedure)).not.toContain('orders.withdraw');
    await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
    await screen.findByText(/Received on 16 Nov 2026, \d\d:30/);
    expect(calls).toContainEqual({
      procedure: 'orders.withdraw',
      input: {
        order: sampleOrderId,
        items: ['018f4c5e-0000-7000-8000-0000000000c1'],
        iban: null,
      },
    });
  });

  it('offers nothing that was used, and says why', async () => {
    network.answer({ 'orders.withdrawalOffers': () => [makeOffer()] });
    show(<WithdrawalPage />);
    await screen.findByText('Forbidden Trading');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    expect(screen.getByText(/which you’ve since done/)).toBeDefined();
  });

  it('asks for an account only where the money came by transfer, and checks it', async () => {
    const calls = network.answer({
      'orders.withdrawalOffers': () => [makeOffer({ method: 'transfer' })],
      'orders.withdraw': () => ({ refund: 14_900, at: new Date('2026-11-16T09:30:00Z') }),
    });
    const user = show(<WithdrawalPage />);
    await user.click(await screen.findByRole('checkbox', { name: /Fast Track/ }));
    const iban = screen.getByLabelText('IBAN for the refund');
    await user.type(iban, 'SK31 1200 0000 1987 4263 7540');
    await user.click(screen.getByRole('button', { name: 'Withdraw from contract here' }));
    expect(document.activeElement).toBe(iban);
    await user.clear(iban);
    await user.type(iban, 'sk31 1200 0000 1987 4263 7541');
    await user.click(screen.getByRole('button', { name: 'Withdraw from contract here' }));
    await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
    await screen.findByText('We’ve received your withdrawal');
    expect(calls.find(({ procedure }) => procedure === 'orders.withdraw')?.input).toMatchObject({
      iban: 'SK3112000000198742637541',
    });
  });

  it('with nothing to pay back announces no refund and needs no account', async () => {
    const offer = makeOffer({ method: 'transfer' });
    const lines = offer.lines.map((line) => ({ ...line, refund: moneySchema.parse(0) }));
    network.answer({
      'orders.withdrawalOffers': () => [{ ...offer, lines }],
      'orders.withdraw': () => ({ refund: 0, at: new Date('2026-11-16T09:30:00Z') }),
    });
    const user = show(<WithdrawalPage />);
    expect(await screen.findByText('There’s nothing to refund.')).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: /Fast Track/ }));
    await user.click(screen.getByRole('button', { name: 'Withdraw from contract here' }));
    expect(await screen.findByText('There’s nothing to refund.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
    await screen.findByText('We’ve received your withdrawal');
    expect(screen.getByText('There’s nothing to refund.')).toBeDefined();
    expect(screen.queryByText(/We’ll refund/)).toBeNull();
  });

  it('explains the right where there is nothing to withdraw from', async () => {
    network.answer({ 'orders.withdrawalOffers': () => [] });
    show(<WithdrawalPage />);
    await screen.findByText('There’s nothing you can withdraw from right now');
    expect(screen.getByText(/14 days after you’ve paid/)).toBeDefined();
  });
});
