// @vitest-environment jsdom
import { itemIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { type AdminOrder, refundIdSchema } from '@danube/contract/checkout/orders.schemas.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../../lib/testing/stub-api.ts';
import { euros, makeOrder, makeRefund, makeSubscription, uuid } from '../sales.factory.ts';
import { OrderScreen } from './order-screen.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(cleanup);

type Answers = Parameters<typeof network.answer>[0];

function show(order: AdminOrder, answers: Answers = {}) {
  const calls = network.answer({ 'ordersAdmin.read': () => order, ...answers });
  render(
    <PageFrame path={`/admin/orders/${order.id}`}>
      <OrderScreen id={order.id} />
    </PageFrame>,
  );
  return (procedure: string) =>
    calls.filter((call) => call.procedure === procedure).map(({ input }) => input);
}

async function open(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}

type Dialog = Awaited<ReturnType<typeof open>>;

async function enterPart(dialog: Dialog, amount: string) {
  await userEvent.click(dialog.getByLabelText(/^Custom amount/));
  await userEvent.clear(dialog.getByLabelText('Amount'));
  await userEvent.type(dialog.getByLabelText('Amount'), amount);
}

const otherRefund = refundIdSchema.parse(uuid(32));
const reason = 'Bought twice by mistake';
const transferred = { method: 'transfer', paymentReference: null } as const;

describe('an order', () => {
  it('shows who bought what, under which rule, and what proves it', async () => {
    show(makeOrder());
    const person = await screen.findByRole('link', { name: 'Anna Kovač' });
    expect(person.getAttribute('href')).toBe('/admin/people/person-1');
    const invoice = screen.getByRole('link', { name: /Invoice 2026-000042/ });
    expect(invoice.getAttribute('href')).toBe(`/api/orders/${uuid(1)}/invoices/${uuid(21)}.pdf`);
    expect(screen.getByText('Germany, version 1')).toBeDefined();
    expect(screen.getByText(`${'a'.repeat(64)}`)).toBeDefined();
    expect(screen.getByText('IP address')).toBeDefined();
    expect(screen.getByText('pi_3QsampleReference')).toBeDefined();
    const happened = screen.getByRole('region', { name: 'Timeline' });
    expect(within(happened).getAllByRole('listitem')).toHaveLength(2);
  });

  it.each([
    ['a paid card order', makeOrder(), ['Refund', 'Resend receipt']],
    ['a waiting transfer', makeOrder({ ...transferred, state: 'pending' }), ['Mark as paid']],
    ['a waiting card order', makeOrder({ state: 'pending' }), []],
    ['a cancelled order', makeOrder({ state: 'cancelled' }), []],
    [
      'a refund to be paid at the bank',
      makeOrder({ ...transferred, refunds: [makeRefund({ state: 'requested' })] }),
      ['Mark refund as sent', 'Refund', 'Resend receipt'],
    ],
    ['a refunded order', makeOrder({ state: 'refunded' }), ['Resend receipt']],
  ])('offers what can be done with %s', async (_, order, acts) => {
    show(order);
    const group = within(await screen.findByRole('group', { name: 'Actions' }));
    const names = group.getAllByRole('button').map((button) => button.textContent);
    expect(names).toEqual([...acts, 'Download evidence']);
  });

  it('names the account to pay a transfer back to', async () => {
    const refund = makeRefund({ state: 'requested', iban: 'SK3112000000198742637541' });
    show(makeOrder({ ...transferred, refunds: [refund] }));
    expect(await screen.findByText('Pay back to SK31 1200 0000 1987 4263 7541')).toBeDefined();
  });

  it.each([
    [
      'open',
      'The buyer’s bank is asking about this payment',
      /Answer in Stripe before the deadline/,
    ],
    ['answered', 'You answered the bank’s question about this payment', /nothing to do until/],
  ] as const)('says what to do about a bank’s inquiry: %s', async (inquiry, title, text) => {
    show(makeOrder({ inquiry }));
    expect(await screen.findByText(title)).toBeDefined();
    expect(screen.getByText(text)).toBeDefined();
  });

  it.each(['pending', 'cancelled'] as const)(
    'lets a transfer for an erased account be recorded, to be sent back: %s',
    async (state) => {
      const order = makeOrder({ ...transferred, state, userId: null, paidAt: null });
      show(order);
      expect(await screen.findByText('The buyer’s account was erased')).toBeDefined();
      const dialog = await open('Mark as paid');
      expect(dialog.getByText(/nothing will be unlocked/)).toBeDefined();
    },
  );

  it('says where the money of an erased account goes back to', async () => {
    const refunds = [makeRefund({ state: 'requested' })];
    const erased = { state: 'cancelled', userId: null, paidAt: null } as const;
    show(makeOrder({ ...transferred, ...erased, refunds }));
    expect(
      await screen.findByText(/Send the money back to the account it came from/),
    ).toBeDefined();
    expect(screen.getByRole('button', { name: 'Mark refund as sent' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Mark as paid' })).toBeNull();
  });

  it('says what to do about held money, disputes and refunds that failed', async () => {
    show(
      makeOrder({
        isHeld: true,
        dispute: 'open',
        refunds: [makeRefund({ state: 'failed', amount: euros(20) })],
      }),
    );
    expect(await screen.findByText('The buyer’s bank has disputed this payment')).toBeDefined();
    expect(screen.getByText('The payment doesn’t match this order')).toBeDefined();
    expect(screen.getByText('A refund of €20.00 failed')).toBeDefined();
  });
});

describe('a refund', () => {
  it('of a subscription’s whole payment asks what becomes of the subscription', async () => {
    const subscription = {
      id: makeSubscription().id,
      state: 'active' as const,
      endsThen: false,
      paidUntil: new Date('2026-12-16T09:00:00Z'),
    };
    const inputs = show(makeOrder({ subscription }), { 'ordersAdmin.refund': () => makeOrder() });
    const dialog = await open('Refund');
    await userEvent.click(dialog.getByLabelText(/^Full remaining amount/));
    await userEvent.type(dialog.getByLabelText('Reason'), reason);
    await userEvent.click(dialog.getByRole('button', { name: 'Refund €149.00' }));
    expect(await dialog.findByText('Choose one.')).toBeDefined();
    expect(inputs('ordersAdmin.refund')).toEqual([]);
    await userEvent.click(dialog.getByRole('radio', { name: /Cancel it at the end/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Refund €149.00' }));
    await waitFor(() =>
      expect(inputs('ordersAdmin.refund')).toMatchObject([{ subscription: 'paidUntil' }]),
    );
  });

  it('is not prefilled: what goes back must be chosen', async () => {
    const inputs = show(makeOrder());
    const dialog = await open('Refund');
    await userEvent.type(dialog.getByLabelText('Reason'), reason);
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
    expect(dialog.getByText('Choose what to refund.')).toBeDefined();
    await userEvent.click(dialog.getByLabelText(/^Custom amount/));
    expect(dialog.getByLabelText<HTMLInputElement>('Amount').value).toBe('');
    expect(inputs('ordersAdmin.refund')).toEqual([]);
  });

  it('of an item names the item and its price', async () => {
    const [line] = makeOrder().lines;
    if (!line) throw new Error('there is a line');
    const itemId = itemIdSchema.parse(uuid(15));
    const other = { ...line, itemId, title: 'Session notes', total: euros(29) };
    const order = makeOrder({ lines: [line, other], total: euros(178) });
    const inputs = show(order, { 'ordersAdmin.refund': () => order });
    const dialog = await open('Refund');
    await userEvent.click(dialog.getByLabelText(/^Selected items/));
    await userEvent.click(dialog.getByLabelText('Session notes, €29.00'));
    await userEvent.type(dialog.getByLabelText('Reason'), reason);
    await userEvent.click(dialog.getByRole('button', { name: 'Refund €29.00' }));
    await waitFor(() =>
      expect(inputs('ordersAdmin.refund')).toMatchObject([{ amount: 2_900, items: [itemId] }]),
    );
  });

  it('gives back all that is left, under one key', async () => {
    const order = makeOrder({ refunded: euros(49), refunds: [makeRefund()] });
    const inputs = show(order, { 'ordersAdmin.refund': () => order });
    const dialog = await open('Refund');
    await userEvent.click(dialog.getByLabelText(/^Full remaining amount/));
    await userEvent.type(dialog.getByLabelText('Reason'), reason);
    await userEvent.click(dialog.getByRole('button', { name: 'Refund €100.00' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = inputs('ordersAdmin.refund');
    expect(sent).toEqual([
      { id: order.id, key: expect.stringMatching(/^[0-9a-f-]{36}$/), amount: 10_000, reason },
    ]);
    expect(inputs('ordersAdmin.read')).toHaveLength(2);
  });

  it.each(['0', '100.01', '-5', '1.005', 'ten', ''])(
    'refuses “%s” where €100.00 is left, and sends nothing',
    async (amount) => {
      const inputs = show(makeOrder({ refunded: euros(49), refunds: [makeRefund()] }));
      const dialog = await open('Refund');
      await userEvent.click(dialog.getByLabelText(/^Custom amount/));
      fireEvent.change(dialog.getByLabelText('Amount'), { target: { value: amount } });
      await userEvent.type(dialog.getByLabelText('Reason'), reason);
      await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
      expect(dialog.getByText('Enter an amount between €0.01 and €100.00.')).toBeDefined();
      expect(document.activeElement).toBe(dialog.getByLabelText('Amount'));
      expect(inputs('ordersAdmin.refund')).toEqual([]);
    },
  );

  it('counts refunds that are on their way as given back, failed ones as not', async () => {
    show(
      makeOrder({
        refunds: [
          makeRefund({ state: 'requested', amount: euros(40) }),
          makeRefund({ id: otherRefund, state: 'failed', amount: euros(50) }),
        ],
      }),
    );
    const dialog = await open('Refund');
    expect(dialog.getByLabelText(/^Full remaining amount, €109.00/)).toBeDefined();
  });

  it('keeps its key when it is sent again, and takes a new one for another amount', async () => {
    const order = makeOrder();
    const inputs = show(order, {
      'ordersAdmin.refund': () => {
        throw new StubError('INTERNAL_SERVER_ERROR', 500);
      },
    });
    const dialog = await open('Refund');
    await enterPart(dialog, '12.50');
    await userEvent.type(dialog.getByLabelText('Reason'), reason);
    const send = async (name: string) => {
      await userEvent.click(dialog.getByRole('button', { name }));
      await dialog.findByRole('alert');
    };
    await send('Refund €12.50');
    await send('Refund €12.50');
    await enterPart(dialog, '13');
    await send('Refund €13.00');
    const sent = inputs('ordersAdmin.refund') as { key: string; amount: number }[];
    expect(sent.map(({ amount }) => amount)).toEqual([1250, 1250, 1300]);
    expect(sent[1]?.key).toBe(sent[0]?.key);
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
    // The refund may have succeeded anyway, so the order is refetched each time.
    expect(inputs('ordersAdmin.read')).toHaveLength(4);
  });

  it('wants a reason, and asks before it throws away what was written', async () => {
    const inputs = show(makeOrder());
    const dialog = await open('Refund');
    await userEvent.click(dialog.getByLabelText(/^Full remaining amount/));
    await userEvent.click(dialog.getByRole('button', { name: 'Refund €149.00' }));
    expect(dialog.getByText('Enter a reason of 3 to 500 characters.')).toBeDefined();
    await userEvent.type(dialog.getByLabelText('Reason'), reason);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputs('ordersAdmin.refund')).toEqual([]);
  });
});

describe('a bank transfer', () => {
  it('is marked as paid with its day and a reason, never in the future', async () => {
    const order = makeOrder({ ...transferred, state: 'pending' });
    const inputs = show(order, { 'ordersAdmin.markPaid': () => order });
    const dialog = await open('Mark as paid');
    const day = dialog.getByLabelText('Received on');
    fireEvent.change(day, { target: { value: '2999-01-01' } });
    await userEvent.type(dialog.getByLabelText('Reason'), 'Seen on the statement');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as paid' }));
    expect(dialog.getByText('Choose a day that isn’t in the future.')).toBeDefined();
    fireEvent.change(day, { target: { value: '2026-11-12' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as paid' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputs('ordersAdmin.markPaid')).toEqual([
      { id: order.id, receivedOn: '2026-11-12', reason: 'Seen on the statement' },
    ]);
  });

  it('that went back is marked as paid back', async () => {
    const order = makeOrder({ ...transferred, refunds: [makeRefund({ state: 'requested' })] });
    const inputs = show(order, { 'ordersAdmin.markRefunded': () => order });
    expect(await screen.findByText('Send €49.00 back to Anna Kovač')).toBeDefined();
    const dialog = await open('Mark refund as sent');
    await userEvent.type(dialog.getByLabelText('Reason'), 'Paid at the bank');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark refund as sent' }));
    await waitFor(() => expect(inputs('ordersAdmin.markRefunded')).toHaveLength(1));
  });
});
