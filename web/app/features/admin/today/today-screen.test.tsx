// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { aToday } from './today.factory.ts';
import { TodayScreen } from './today-screen.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(cleanup);

async function show(today = aToday()) {
  network.answer({ 'administration.today': () => today });
  render(
    <PageFrame path="/admin">
      <TodayScreen />
    </PageFrame>,
  );
  await screen.findByText(/^Figures up to midnight/);
}

describe('Today', () => {
  it('[R2.22a] [R2.22b] says in one sentence how sales went, and why', async () => {
    await show();
    expect(
      screen.getByText('Sales are up 18% on the week before, mostly Fast Track and Germany.'),
    ).toBeDefined();
    expect(screen.getByText('DAX before the US open')).toBeDefined();
  });

  it('leads from what waits to where it is done, and from a figure to its report', async () => {
    await show();
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(link('Match transfers')).toBe('/admin/transfers');
    expect(link('Revenue after refunds')).toBe('/admin/statistics/orders');
    expect(screen.getByText('+12% from €22,884.00')).toBeDefined();
  });

  it('names what it is about where no list shows it', async () => {
    const about = [{ label: '100007', path: '/admin/orders/7' }];
    const [item] = aToday().attention;
    if (!item) throw new Error('something waits');
    await show(aToday({ attention: [{ ...item, name: 'vatIdsUnconfirmed', about }] }));
    expect(
      screen.getByText('Renewals without VAT where VIES hasn’t confirmed the VAT number'),
    ).toBeDefined();
    const link = screen.getByRole('link', { name: '100007' });
    expect(link.getAttribute('href')).toBe('/admin/orders/7');
  });

  it.each([
    [{ lastWeek: 0, weekBefore: 0 }, 'No sales in the last two weeks.'],
    [{ lastWeek: 500, weekBefore: 500 }, 'Sales are level with the week before.'],
    [{ lastWeek: 500, weekBefore: 0 }, 'You sold €5.00 last week, and nothing the week before.'],
    [{ lastWeek: 50, weekBefore: 100 }, /^Sales are down 50%/],
  ])('tells %j in other words', async (sums, words) => {
    const today = aToday();
    await show({ ...today, figures: today.figures.map((figure) => ({ ...figure, ...sums })) });
    expect(screen.getByText(words)).toBeDefined();
  });

  it('speaks of no money to those who keep other things, and of nothing where nothing waits', async () => {
    await show(aToday({ figures: [], attention: [], driver: null }));
    expect(screen.getByText('Nothing needs your attention.')).toBeDefined();
    expect(screen.queryByText(/€/)).toBeNull();
  });
});
