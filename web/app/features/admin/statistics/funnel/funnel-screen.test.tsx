// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../../lib/testing/page-frame.tsx';
import { FunnelScreen } from './funnel-screen.tsx';
import { readFunnelView } from './funnel-view.ts';

const network = await vi.hoisted(async () =>
  (await import('../../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(cleanup);

const steps = { signedUp: 50, began: 30, ordered: 12, paid: 10, finished: 2 };
const none = { signedUp: 0, began: 0, ordered: 0, paid: 0, finished: 0 };
const course = { id: 'a0000000-0000-4000-8000-000000000001', title: 'Fast Track' };
const rep = { id: 'a0000000-0000-4000-8000-000000000002', name: 'Rosa Rep' };
const funnel = {
  total: steps,
  skipped: 3,
  dailyVisitors: 1000,
  cohorts: [
    { from: '2026-11-02', to: '2026-11-08', state: 'young', dailyVisitors: 1000, ...steps },
    { from: '2026-11-09', to: '2026-11-15', state: 'open', dailyVisitors: 0, ...none },
  ],
  sources: [
    { source: 'search', ...steps },
    { source: null, ...none },
  ],
  languages: [{ language: 'de', ...steps }],
  reps: [
    { rep: null, ...none },
    { rep, ...steps },
  ],
  courses: [{ course, ...steps, finished: 1 }],
};

function show(search: string, answer: unknown = funnel) {
  const calls = network.answer({ 'analytics.funnel': () => answer });
  const view = readFunnelView(new URLSearchParams(search), new Date('2026-11-11T10:00:00Z'));
  render(
    <PageFrame path="/admin/statistics/funnel">
      <FunnelScreen view={view} />
    </PageFrame>,
  );
  return calls;
}

const row = (table: string, name: RegExp) =>
  within(screen.getByRole('table', { name: table })).getByRole('row', { name });

it('follows people from the account to the finished course, by week and by group', async () => {
  const calls = show('from=2026-11-02&to=2026-11-11&compare=none');
  expect(await screen.findByText('20% of the people who signed up have paid')).toBeDefined();
  const weeks = 'By week of sign-up';
  expect(row(weeks, /1,000 5% 50 30 60% 12 24% 10 20% 2 4%$/).textContent).toMatch('Still growing');
  expect(row(weeks, / 0 0 0 0 0 0$/).textContent).toMatch('Not over yet');
  expect(row('By source', /^Search engine 50/)).toBeDefined();
  expect(row('By source', /^Not recorded 0/)).toBeDefined();
  expect(row('By language', /^Deutsch 50/)).toBeDefined();
  expect(row('By sales rep', /^Rosa Rep 50/)).toBeDefined();
  expect(row('By sales rep', /^No one 0/)).toBeDefined();
  expect(row('By course', /^Fast Track 50.* 1 2%$/)).toBeDefined();
  expect(calls.map(({ input }) => input)).toEqual([
    { from: '2026-11-02', to: '2026-11-11', unit: 'week', language: 'en' },
  ]);
});

it('explains each figure, and groups by month', async () => {
  show('unit=month&compare=none', { ...funnel, reps: null });
  await userEvent.click(await screen.findByRole('button', { name: '3' }));
  expect(screen.getByText(/skipped an earlier step/)).toBeDefined();
  expect(screen.getByRole('table', { name: 'By month of sign-up' })).toBeDefined();
  expect(screen.queryByRole('table', { name: 'By sales rep' })).toBeNull();
});

it('says so if nobody came', async () => {
  show('compare=none', { ...funnel, total: none, dailyVisitors: 0 });
  expect(await screen.findByText('Nothing in this period')).toBeDefined();
});
