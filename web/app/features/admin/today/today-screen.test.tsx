// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { makeToday } from './today.factory.ts';
import { TodayScreen } from './today-screen.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(cleanup);

async function show(today = makeToday()) {
  network.answer({ 'administration.today': () => today });
  render(
    <PageFrame path="/admin">
      <TodayScreen />
    </PageFrame>,
  );
  await screen.findByText(/^Periods end at midnight/);
}

describe('Today', () => {
  it('[R2.22a] [R2.22b] says in one sentence how sales went, and why', async () => {
    await show();
    expect(
      screen.getByText(
        'Sales are up 18% on the week before, mainly because of Fast Track and buyers in Germany.',
      ),
    ).toBeDefined();
    expect(screen.getByText('DAX before the US open')).toBeDefined();
  });

  it('leads from what waits to where it is done, and from a figure to its report', async () => {
    await show();
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(link('Match transfers')).toBe('/admin/transfers');
    expect(link('Revenue after refunds')).toBe('/admin/statistics/orders');
    expect(screen.getByText('+12% from €22,884.00')).toBeDefined();
    expect(screen.getByText('Today so far: €49.00')).toBeDefined();
  });

  it('before the launch says so first, with the way to what is missing', async () => {
    const [item] = makeToday().attention;
    if (!item) throw new Error('something waits');
    const steps = { ...item, name: 'stepsToOpen' as const, path: '/admin/go-live', count: 8 };
    await show(makeToday({ attention: [steps], nextSession: null }));
    expect(screen.getByText('Your site isn’t open yet.')).toBeDefined();
    const link = screen.getByRole('link', { name: 'See the checklist' });
    expect(link.getAttribute('href')).toBe('/admin/go-live');
    const add = screen.getByRole('link', { name: 'Add session' });
    expect(add.getAttribute('href')).toBe('/admin/calendar/new');
  });

  it('names what it is about where no list shows it', async () => {
    const about = [{ label: '100007', path: '/admin/orders/7' }];
    const [item] = makeToday().attention;
    if (!item) throw new Error('something waits');
    await show(makeToday({ attention: [{ ...item, name: 'vatIdsUnconfirmed', about }] }));
    expect(
      screen.getByText('Renewals without VAT where VIES hasn’t confirmed the VAT number'),
    ).toBeDefined();
    const link = screen.getByRole('link', { name: '100007' });
    expect(link.getAttribute('href')).toBe('/admin/orders/7');
  });

  it.each([
    [{ lastWeek: 0, weekBefore: 0, today: 0 }, 'No sales in the last two weeks.'],
    [{ lastWeek: 0, weekBefore: 0 }, 'You’ve sold €49.00 so far today.'],
    [{ lastWeek: 500, weekBefore: 500 }, 'Sales are level with the week before.'],
    [{ lastWeek: 500, weekBefore: 0 }, 'You sold €5.00 last week, and nothing the week before.'],
    [{ lastWeek: 50, weekBefore: 100 }, /^Sales are down 50%/],
  ])('tells %j in other words', async (sums, words) => {
    const today = makeToday();
    await show({ ...today, figures: today.figures.map((figure) => ({ ...figure, ...sums })) });
    expect(screen.getByText(words)).toBeDefined();
  });

  it('speaks of no money to those who keep other things, and of nothing where nothing waits', async () => {
    await show(makeToday({ figures: [], attention: [], driver: null }));
    expect(screen.getByText('Nothing needs your attention.')).toBeDefined();
    expect(screen.queryByText(/€/)).toBeNull();
  });
});
