// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { noRetryQueryClient, PageFrame } from '../../../lib/testing/page-frame.tsx';
import { PersonOrders } from './person-orders.tsx';
import { makeOrderRow } from './sales.factory.ts';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(cleanup);

it('lists only that person’s orders, each a link, and says how many there are', async () => {
  const order = makeOrderRow({ state: 'refunded' });
  const calls = network.answer({
    'ordersAdmin.list': () => ({ orders: [order], nextCursor: 'next', total: 24 }),
  });
  render(
    <PageFrame queryClient={noRetryQueryClient()}>
      <PersonOrders userId="person-1" />
    </PageFrame>,
  );
  const link = await screen.findByRole('link', { name: order.number });
  expect(link.getAttribute('href')).toContain(order.id);
  expect(screen.getByText('Showing the latest 1 of 24 orders.')).toBeDefined();
  expect(calls).toEqual([
    { procedure: 'ordersAdmin.list', input: { userId: 'person-1', limit: 20 } },
  ]);
});
