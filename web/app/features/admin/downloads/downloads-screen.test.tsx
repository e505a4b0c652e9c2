// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useSearchParams } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../lib/testing/stub-api.ts';
import { DownloadsScreen } from './downloads-screen.tsx';
import { readDownloadsView } from './downloads-view.ts';

const network = await vi.hoisted(async () =>
  (await import('../../../lib/testing/stub-api.ts')).replaceNetwork(),
);

const saved = await vi.hoisted(async () => {
  const files: { name: string; text: string }[] = [];
  vi.doMock('../../../lib/download-text.ts', () => ({
    downloadText: (file: { name: string; text: string }) => files.push(file),
  }));
  return files;
});

afterEach(cleanup);

const now = new Date('2026-11-15T23:30:00Z');
const downloads = {
  total: 1240,
  days: [
    { day: '2026-11-10', downloads: 40 },
    { day: '2026-11-11', downloads: 1200 },
  ],
  items: [
    { id: 'a0000000-0000-4000-8000-000000000001', kind: 'book', title: 'Bonds', downloads: 1200 },
    { id: 'a0000000-0000-4000-8000-000000000002', kind: 'indicator', title: 'X', downloads: 40 },
  ],
};

function Screen() {
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  return <DownloadsScreen view={readDownloadsView({ pathname, parameters }, now)} />;
}

function show(path = '/admin/statistics/downloads', answer: () => unknown = () => downloads) {
  const calls = network.answer({ 'downloads.statistics': answer });
  render(
    <PageFrame path={path}>
      <Screen />
    </PageFrame>,
  );
  return () => calls.map(({ input }) => input);
}

describe('the figures of downloads', () => {
  it('[R2.30c] are those of the last thirty days, by day and by item, beside the thirty before', async () => {
    const inputs = show();
    expect(await screen.findByText('Busiest day: 11 Nov, 1,200')).toBeDefined();
    expect(inputs()).toEqual([
      { from: '2026-10-18', to: '2026-11-16', language: 'en' },
      { from: '2026-09-18', to: '2026-10-17', language: 'en' },
    ]);
    expect(screen.getByRole('button', { name: '1,240' })).toBeDefined();
    const table = within(screen.getByRole('table', { name: 'Downloads by item' }));
    expect(table.getByRole('row', { name: 'Bonds Book 1,200' })).toBeDefined();
  });

  it('are narrowed to days and to a kind by the address', async () => {
    const days = 'from=2026-11-10&to=2026-11-11&compare=none';
    const inputs = show(`/admin/statistics/downloads?${days}&kind=nothing`);
    await screen.findByRole('button', { name: '1,240' });
    expect(inputs()).toEqual([{ from: '2026-11-10', to: '2026-11-11', language: 'en' }]);
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'Indicator');
    await waitFor(() =>
      expect(inputs().at(-1)).toEqual({
        from: '2026-11-10',
        to: '2026-11-11',
        kind: 'indicator',
        language: 'en',
      }),
    );
  });

  it.each([
    ['free', { isFree: 'true' }],
    ['indicators', { kind: 'indicator' }],
  ] as const)('[R2.30d] [R2.30e] of /%s are only those', async (screenName, narrowed) => {
    const inputs = show(`/admin/statistics/downloads/${screenName}?compare=none`);
    await screen.findByRole('button', { name: '1,240' });
    expect(inputs()).toEqual([
      { from: '2026-10-18', to: '2026-11-16', ...narrowed, language: 'en' },
    ]);
    expect(screen.queryByLabelText('Type')).toBeNull();
  });

  it('[R2.30f] are summed up by month, a year of them', async () => {
    const inputs = show('/admin/statistics/downloads/monthly?compare=none');
    expect(await screen.findByText('Busiest month: November 2026, 1,240')).toBeDefined();
    expect(inputs()).toEqual([{ from: '2025-11-01', to: '2026-11-16', language: 'en' }]);
    const table = within(screen.getByRole('table', { name: 'Month by month' }));
    expect(table.getAllByRole('row')).toHaveLength(1 + 13);
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(saved.at(-1)?.text).toContain('2026-11,1240\r\n');
  });

  it('say how they are counted, as of when, and what they leave out', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: '1,240' }));
    expect(screen.getByText(/counts once/)).toBeDefined();
    expect(screen.getByText('As of').nextElementSibling?.textContent).toMatch(/\d{4}, \d\d:\d\d/);
    expect(screen.getByText('Not included').nextElementSibling?.textContent).toMatch(
      /no longer exist/,
    );
  });

  it('can be taken away for a spreadsheet, which adds up to the figure', async () => {
    show('/admin/statistics/downloads?from=2026-11-10&to=2026-11-11');
    const [button] = await screen.findAllByRole('button', { name: 'Export CSV' });
    if (button) await userEvent.click(button);
    const file = saved.at(-1);
    expect(file?.name).toBe('downloads-2026-11-10-2026-11-11.csv');
    const rows = (file?.text ?? '').trim().split('\r\n').slice(1);
    const sum = rows.reduce((total, row) => total + Number(row.split(',').at(-1)), 0);
    expect(sum).toBe(1240);
  });

  it('say that there are none, and that they could not be read', async () => {
    show(undefined, () => ({ total: 0, days: [], items: [] }));
    expect(await screen.findByText('Nothing in this period')).toBeDefined();
    cleanup();
    show(undefined, () => {
      throw new StubError('SERVICE_UNAVAILABLE', 503);
    });
    expect(await screen.findByText('We couldn’t load the report')).toBeDefined();
  });
});
