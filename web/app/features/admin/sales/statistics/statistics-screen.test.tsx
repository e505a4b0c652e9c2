// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearchParams } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../../lib/testing/page-frame.tsx';
import { toCsv } from '../../kit/statistics/csv.ts';
import { listDays, readPeriod } from '../../kit/statistics/period.ts';
import { readReportView } from '../../kit/statistics/report-view.ts';
import { euros } from '../sales.factory.ts';
import { csvMoney } from './csv-money.ts';
import { lastQuarter } from './quarter.ts';
import { StatisticsScreen } from './statistics-screen.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(cleanup);

const now = new Date('2026-11-15T23:30:00Z');
const sales = {
  orders: 3,
  revenue: 39_800,
  net: 33_445,
  vat: 6355,
  sales: 44_700,
  refunded: 4900,
  days: [
    { day: '2026-11-10', orders: 1, sales: 14_900, refunded: 0, revenue: 14_900 },
    { day: '2026-11-11', orders: 2, sales: 29_800, refunded: 4900, revenue: 24_900 },
  ],
  items: [{ title: 'DAX in depth', sold: 3, sales: 44_700 }],
  countries: [{ country: 'DE', orders: 3, revenue: 39_800 }],
};
const oss = {
  rows: [{ country: 'FI', vatRate: 2550, net: 10_000, vat: 2550 }],
  fileName: 'oss-2026-3.csv',
  csv: 'a,b',
};

function Screen() {
  const [parameters] = useSearchParams();
  return <StatisticsScreen view={readReportView(parameters, now)} />;
}

function show(path = '/admin/statistics/orders') {
  const calls = network.answer({
    'ordersAdmin.statistics': () => sales,
    'ordersAdmin.ossReturn': () => oss,
  });
  render(
    <PageFrame path={path}>
      <Screen />
    </PageFrame>,
  );
  return (procedure: string) =>
    calls.filter((call) => call.procedure === procedure).map(({ input }) => input);
}

describe('the figures of orders', () => {
  it('[R2.30b] are those of the last thirty days, unless the address says others', async () => {
    const inputs = show();
    expect(await screen.findByText('Best day: 11 Nov, €298.00')).toBeDefined();
    expect(inputs('ordersAdmin.statistics')).toEqual([
      { from: '2026-10-18', to: '2026-11-16' },
      { from: '2026-09-18', to: '2026-10-17' },
    ]);
    expect(screen.getByText('Busiest day: 11 Nov, 2 orders')).toBeDefined();
    const countries = within(screen.getByRole('table', { name: 'Sales by country' }));
    expect(countries.getByRole('row', { name: /Germany 3 €398.00/ })).toBeDefined();
    cleanup();
    const others = show('/admin/statistics/orders?from=2026-11-01&to=2026-11-11&compare=none');
    await screen.findByText('Best day: 11 Nov, €298.00');
    expect(others('ordersAdmin.statistics')).toEqual([{ from: '2026-11-01', to: '2026-11-11' }]);
  });

  it('begin with what is left after refunds', async () => {
    show();
    const terms = (await screen.findAllByRole('term')).map(({ textContent }) => textContent);
    expect(terms.slice(0, 4)).toEqual([
      'Revenue after refunds',
      'Orders',
      'Sales before refunds',
      'Refunded',
    ]);
    expect(screen.getAllByText('€398.00').length).toBeGreaterThan(0);
  });

  it('can be read day by day with the keyboard', async () => {
    show('/admin/statistics/orders?from=2026-11-10&to=2026-11-11');
    const slider = await screen.findByRole('slider', { name: 'Sales by day' });
    expect(slider.getAttribute('aria-valuetext')).toBe('11 Nov: €298.00');
    fireEvent.change(slider, { target: { value: '0' } });
    expect(slider.getAttribute('aria-valuetext')).toBe('10 Nov: €149.00');
  });

  it('include the return of the quarter that ended last, once it is asked for', async () => {
    const inputs = show();
    const region = within(await screen.findByRole('region', { name: 'One-Stop-Shop return' }));
    expect(inputs('ordersAdmin.ossReturn')).toEqual([]);
    await userEvent.click(region.getByRole('button', { name: 'Calculate return' }));
    const table = within(await region.findByRole('table'));
    expect(table.getByRole('row', { name: /Finland 25.5% €100.00 €25.50/ })).toBeDefined();
    expect(inputs('ordersAdmin.ossReturn')).toHaveLength(1);
  });
});

describe('a period', () => {
  const read = (query: string) => readPeriod(new URLSearchParams(query), now);

  it.each([
    ['', '2026-10-18', '2026-11-16'],
    ['from=2026-11-09&to=2026-11-01', '2026-11-01', '2026-11-09'],
    ['from=2026-11-01', '2026-11-01', '2026-11-16'],
    ['to=2026-03-01', '2026-01-31', '2026-03-01'],
    ['from=2026-02-30&to=never', '2026-10-18', '2026-11-16'],
    ['from=1990-01-01&to=2026-01-01', '2024-01-02', '2026-01-01'],
  ])('%s is from %s to %s', (query, from, to) => {
    expect(read(query)).toEqual({ from, to });
  });

  it('has every day once, also where clocks change', () => {
    expect(listDays({ from: '2026-03-28', to: '2026-03-30' })).toEqual([
      '2026-03-28',
      '2026-03-29',
      '2026-03-30',
    ]);
    expect(listDays({ from: '2026-03-28', to: '2026-03-28' })).toEqual(['2026-03-28']);
  });

  it('of a return is the quarter before, also over the new year', () => {
    expect(lastQuarter(now)).toEqual({ year: 2026, quarter: 3 });
    expect(lastQuarter(new Date('2026-12-31T23:30:00Z'))).toEqual({ year: 2026, quarter: 4 });
  });
});

describe('a list for spreadsheets', () => {
  it('quotes what would break it, and runs nothing', () => {
    const csv = toCsv(
      ['title', 'revenue'],
      [
        ['=HYPERLINK("http://e")', csvMoney(euros(149))],
        ['Bonds, shares', csvMoney(euros(-0.05))],
      ],
    );
    expect(csv).toBe(
      'title,revenue\r\n"\'=HYPERLINK(""http://e"")",149.00\r\n"Bonds, shares",-0.05\r\n',
    );
  });
});
