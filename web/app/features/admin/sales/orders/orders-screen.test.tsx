// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useSearchParams } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../../lib/testing/page-frame.tsx';
import { type ApiCall, StubError } from '../../../../lib/testing/stub-api.ts';
import { euros, makeOrderRow, makeRule, uuid } from '../sales.factory.ts';
import { OrdersScreen } from './orders-screen.tsx';
import { readOrdersView } from './orders-view.ts';

const network = await vi.hoisted(async () =>
  (await import('../../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(cleanup);

function Screen() {
  const [parameters] = useSearchParams();
  return (
    <>
      <OrdersScreen view={readOrdersView(parameters)} />
      <output>{useLocation().search}</output>
    </>
  );
}

function show(path = '/admin/orders') {
  render(
    <PageFrame path={path}>
      <Screen />
    </PageFrame>,
  );
}

const requested = (calls: readonly ApiCall[]) =>
  calls.find(({ procedure }) => procedure === 'ordersAdmin.list')?.input;
const address = () => document.querySelector('output')?.textContent;
const page = {
  orders: [makeOrderRow({ refunded: euros(49), isHeld: true })],
  nextCursor: 'next-key',
  total: 1240,
};
const ruled = { 'countryRules.list': () => [makeRule({ country: 'CH', vatRate: 0 })] };
const noOrders = { orders: [], nextCursor: null, total: 0 };

describe('the list of orders', () => {
  it('shows number, buyer, what was refunded, what needs somebody, and the way to each', async () => {
    network.answer({ ...ruled, 'ordersAdmin.list': () => page });
    show('/admin/orders?lang=de');
    await screen.findByText('1,240 orders');
    const table = within(screen.getByRole('table'));
    const link = table.getByRole('link', { name: 'D-2026-00042' });
    expect(link.getAttribute('href')).toBe(`/admin/orders/${uuid(1)}?lang=de`);
    expect(table.getByText('anna@example.eu')).toBeDefined();
    expect(table.getByText('€149.00')).toBeDefined();
    expect(table.getByText('€49.00 refunded')).toBeDefined();
    expect(table.getByText('On hold')).toBeDefined();
    expect(table.getByText('Germany')).toBeDefined();
  });

  it('asks for exactly what the address says, and pages by key', async () => {
    const calls = network.answer({ ...ruled, 'ordersAdmin.list': () => page });
    show(
      '/admin/orders?search=kov&state=attention&method=transfer&country=SK&order=largest&after=b',
    );
    const next = await screen.findByRole('link', { name: 'Next' });
    expect(requested(calls)).toEqual({
      search: 'kov',
      method: 'transfer',
      country: 'SK',
      attention: 'true',
      order: 'largest',
      cursor: 'b',
      limit: 25,
    });
    expect(next.getAttribute('href')).toBe(
      '/admin/orders?search=kov&state=attention&method=transfer&country=SK&order=largest&after=b&after=next-key',
    );
  });

  it('exports the orders that are selected', async () => {
    const calls = network.answer({
      ...ruled,
      'ordersAdmin.list': () => page,
      'ordersAdmin.exportCsv': () => ({ fileName: 'orders.csv', csv: 'id' }),
    });
    show();
    const [box] = await screen.findAllByRole('checkbox', { name: 'Select D-2026-00042' });
    if (box) await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Export selected' }));
    const exports = () => calls.filter(({ procedure }) => procedure === 'ordersAdmin.exportCsv');
    await waitFor(() => expect(exports()).toHaveLength(1));
    expect(exports()[0]?.input).toMatchObject({ ids: [uuid(1)] });
  });

  it('leaves out of an address what the server would refuse', async () => {
    const calls = network.answer({ ...ruled, 'ordersAdmin.list': () => page });
    show('/admin/orders?state=lost&method=gold&country=usa&order=random');
    await screen.findByText('1,240 orders');
    expect(requested(calls)).toEqual({ search: '', order: 'newest', limit: 25 });
  });

  it('can be narrowed to a country outside the EU that has a rule', async () => {
    network.answer({ ...ruled, 'ordersAdmin.list': () => page });
    show();
    await screen.findByRole('option', { name: 'Switzerland' });
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'Switzerland');
    await waitFor(() => expect(address()).toBe('?country=CH'));
    expect(screen.queryByRole('option', { name: 'Norway' })).toBeNull();
  });

  it('follows a choice at once, from the first page', async () => {
    network.answer({ ...ruled, 'ordersAdmin.list': () => page });
    show('/admin/orders?after=b');
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Needs attention');
    await waitFor(() => expect(address()).toBe('?state=attention'));
  });

  it('says what is missing where nothing is there, nothing fits, or all is well', async () => {
    network.answer({ ...ruled, 'ordersAdmin.list': () => noOrders });
    show();
    expect(await screen.findByText('No orders yet')).toBeDefined();
    cleanup();
    show('/admin/orders?search=x');
    expect(await screen.findByText('No orders match this search')).toBeDefined();
    cleanup();
    show('/admin/orders?state=attention');
    expect(await screen.findByText('No orders need attention')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  });

  it('says that it could not be read, and reads again when asked to', async () => {
    let isDown = true;
    network.answer({
      ...ruled,
      'ordersAdmin.list': () => {
        if (isDown) throw new StubError('INTERNAL_SERVER_ERROR', 500);
        return page;
      },
    });
    show();
    expect(await screen.findByText('We couldn’t load the orders')).toBeDefined();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1,240 orders')).toBeDefined();
  });
});
