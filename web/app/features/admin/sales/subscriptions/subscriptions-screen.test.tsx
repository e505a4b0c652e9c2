// @vitest-environment jsdom
import { subscriptionIdSchema } from '@danube/contract/checkout/orders.schemas.ts';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearchParams } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../../lib/testing/stub-api.ts';
import { euros, makeSubscription, uuid } from '../sales.factory.ts';
import { SubscriptionsScreen } from './subscriptions-screen.tsx';
import { readSubscriptionsView } from './subscriptions-view.ts';

const network = await vi.hoisted(async () =>
  (await import('../../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(cleanup);

function Screen() {
  const [parameters] = useSearchParams();
  return <SubscriptionsScreen view={readSubscriptionsView(parameters)} />;
}

const figures = { active: 31, pastDue: 2, ending: 4, monthlyRevenue: euros(1519) };

function listOf(...subscriptions: ReturnType<typeof makeSubscription>[]) {
  return { subscriptions, nextCursor: null, total: subscriptions.length, figures };
}

function show(
  answers: Parameters<typeof network.answer>[0] = {},
  path = '/admin/subscriptions',
): (procedure: string) => unknown[] {
  const calls = network.answer({
    'subscriptionsAdmin.list': () => listOf(makeSubscription()),
    'subscriptionsAdmin.end': () => makeSubscription({ endsThen: true }),
    ...answers,
  });
  render(
    <PageFrame path={path}>
      <Screen />
    </PageFrame>,
  );
  return (procedure) =>
    calls.filter((call) => call.procedure === procedure).map(({ input }) => input);
}

async function openCancel() {
  const name = 'Cancel Anna Kovač’s subscription';
  await userEvent.click((await screen.findAllByRole('button', { name }))[0] ?? document.body);
  return within(await screen.findByRole('dialog'));
}

describe('the subscriptions', () => {
  it('show who pays what, the next payment, failed renewals and the recurring revenue', async () => {
    const inputs = show(
      {
        'subscriptionsAdmin.list': () =>
          listOf(
            makeSubscription(),
            makeSubscription({
              id: subscriptionIdSchema.parse(uuid(72)),
              state: 'pastDue',
              buyer: 'Béla Nagy',
            }),
          ),
      },
      '/admin/subscriptions?search=anna&state=pastDue',
    );
    await screen.findAllByText('Anna Kovač');
    const table = within(screen.getByRole('table', { name: 'Subscriptions' }));
    expect(table.getByRole('link', { name: 'Anna Kovač' })).toBeDefined();
    expect(table.getAllByText('€49.00 / month')).toHaveLength(2);
    expect(table.getAllByText('16 Dec 2026').length).toBeGreaterThan(0);
    expect(table.getByText('Payment failed')).toBeDefined();
    expect(screen.getByText('€1,519.00')).toBeDefined();
    expect(inputs('subscriptionsAdmin.list')).toEqual([
      { search: 'anna', state: 'pastDue', limit: 25 },
    ]);
  });

  it('say so where there are none, and where they could not be read', async () => {
    show({ 'subscriptionsAdmin.list': () => listOf() });
    expect(await screen.findByText('No subscriptions yet')).toBeDefined();
    cleanup();
    show({
      'subscriptionsAdmin.list': () => {
        throw new StubError('SERVICE_UNAVAILABLE', 503);
      },
    });
    expect(await screen.findByText('We couldn’t load the subscriptions')).toBeDefined();
  });

  it('are cancelled at the end of the period without a refund, unless told otherwise', async () => {
    const inputs = show();
    const dialog = await openCancel();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel subscription' }));
    expect(inputs('subscriptionsAdmin.end')).toEqual([]);
    await userEvent.type(dialog.getByLabelText('Reason'), 'Asked by telephone');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel subscription' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputs('subscriptionsAdmin.end')).toMatchObject([
      { id: uuid(71), when: 'paidUntil', refund: 0, reason: 'Asked by telephone' },
    ]);
  });

  it('are cancelled now with a part of the last payment', async () => {
    const inputs = show();
    const dialog = await openCancel();
    await userEvent.click(dialog.getByRole('radio', { name: /^Now/ }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Custom amount' }));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Moved away');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel subscription' }));
    expect(inputs('subscriptionsAdmin.end')).toEqual([]);
    await userEvent.type(dialog.getByLabelText('Amount'), '20');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel subscription' }));
    await waitFor(() => expect(inputs('subscriptionsAdmin.end')).toHaveLength(1));
    expect(inputs('subscriptionsAdmin.end')).toMatchObject([{ when: 'now', refund: 2_000 }]);
  });

  it('are kept by a button that says so, as “Cancel” could mean either', async () => {
    const inputs = show();
    const dialog = await openCancel();
    expect(dialog.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep subscription' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputs('subscriptionsAdmin.end')).toEqual([]);
  });

  it('that have ended cannot be cancelled', async () => {
    show({
      'subscriptionsAdmin.list': () =>
        listOf(makeSubscription({ state: 'ended', nextChargeAt: null })),
    });
    expect((await screen.findAllByText('Ended')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: /^Cancel Anna/ })).toBeNull();
  });
});
