// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { readReportView } from '../kit/statistics/report-view.ts';
import { ContentScreen } from './content-screen.tsx';
import { UsersScreen } from './users-screen.tsx';
import { VisitorsScreen } from './visitors-screen.tsx';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

afterEach(cleanup);

const view = readReportView(
  new URLSearchParams('from=2026-11-10&to=2026-11-11'),
  new Date('2026-11-16T10:00:00Z'),
);

const users = {
  total: 1204,
  joined: 24,
  returned: 9,
  days: [{ day: '2026-11-10', joined: 24 }],
  languages: [
    { language: 'de', joined: 20 },
    { language: null, joined: 4 },
  ],
};
const visits = {
  views: 300,
  allowed: 120,
  bots: 41,
  dailyVisitors: 60,
  days: [{ day: '2026-11-10', views: 300, dailyVisitors: 60 }],
  pages: [{ page: '/courses', views: 300, visitors: 60, entries: 41, exits: 38 }],
  sources: [{ source: null, views: 300 }],
  browsers: [{ browser: 'Firefox, Linux', views: 300 }],
  countries: [{ country: 'SK', views: 300 }],
  languages: [{ language: 'sk', views: 300 }],
  devices: [{ device: 'mobile', views: 300 }],
};

function show(shown: ReactNode, answers: Parameters<typeof network.answer>[0]) {
  const calls = network.answer(answers);
  render(<PageFrame path="/admin/statistics/users">{shown}</PageFrame>);
  return (procedure: string) =>
    calls.filter((call) => call.procedure === procedure).map(({ input }) => input);
}

const period = { from: '2026-11-10', to: '2026-11-11' };
const before = { from: '2026-11-08', to: '2026-11-09' };

describe('reports', () => {
  it('[R2.30a] tell who joined, in which language, and whether more than before', async () => {
    const inputs = show(<UsersScreen view={view} />, {
      'identity.people.statistics': (input) =>
        (input as { from: string }).from === before.from ? { ...users, joined: 20 } : users,
    });
    expect(await screen.findByRole('button', { name: '24' })).toBeDefined();
    expect(await screen.findByText('+20% from 20')).toBeDefined();
    expect(inputs('identity.people.statistics')).toEqual([period, before]);
    const table = within(screen.getByRole('table', { name: 'New students by language' }));
    expect(table.getByRole('row', { name: 'Deutsch 20' })).toBeDefined();
    expect(table.getByRole('row', { name: 'None chosen 4' })).toBeDefined();
  });

  it('[R2.30g] tell of visits, the share with consent, and bots apart', async () => {
    show(<VisitorsScreen view={view} />, { 'analytics.visitors': () => visits });
    expect(await screen.findByRole('button', { name: '300' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: '40%' }));
    expect(screen.getByText(/share of page views/)).toBeDefined();
    expect(screen.getByRole('button', { name: '41' })).toBeDefined();
    const sources = within(screen.getByRole('table', { name: 'Where visits come from' }));
    expect(sources.getByRole('row', { name: 'Direct or unknown 300' })).toBeDefined();
    for (const row of ['/courses 300 60 41 38', 'Slovakia 300', 'Slovenčina 300', 'Phone 300']) {
      expect(screen.getByRole('row', { name: row })).toBeDefined();
    }
  });

  it('say what a table without visits will show, and offer no empty file', async () => {
    const none = {
      pages: [],
      sources: [],
      browsers: [],
      countries: [],
      languages: [],
      devices: [],
    };
    show(<VisitorsScreen view={view} />, {
      'analytics.visitors': () => ({ ...visits, views: 0, allowed: 0, days: [], ...none }),
    });
    expect(await screen.findByText(/which pages people open, and where they arrive/)).toBeDefined();
    const taught =
      /which sites send people|which countries|which languages|by phone|browsers people/;
    expect(screen.getAllByText(taught)).toHaveLength(5);
    expect(screen.getByText(/^Nothing in this period\. Choose a longer/)).toBeDefined();
    expect(screen.queryByRole('table', { name: 'Pages' })).toBeNull();
  });

  it.each(['indicator', 'book'] as const)(
    '[R2.30h] [R2.30i] tell how each %s does, also what nobody takes',
    async (kind) => {
      const inputs = show(<ContentScreen view={view} kind={kind} />, {
        'analytics.visitors': () => visits,
        'downloads.statistics': () => ({
          total: 7,
          days: [],
          items: [
            { id: 'a0000000-0000-4000-8000-000000000001', kind, title: 'Bands', downloads: 7 },
            { id: 'a0000000-0000-4000-8000-000000000002', kind, title: 'Levels', downloads: 0 },
          ],
        }),
      });
      expect(await screen.findByRole('button', { name: '7' })).toBeDefined();
      expect(screen.getByRole('row', { name: 'Levels 0' })).toBeDefined();
      expect(inputs('downloads.statistics')[0]).toEqual({
        ...period,
        kind,
        withUnused: 'true',
        language: 'en',
      });
      expect(inputs('analytics.visitors')[0]).toEqual({ ...period, content: kind });
    },
  );
});
