// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearchParams } from 'react-router';
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
  return <DownloadsScreen view={readDownloadsView(parameters, now)} />;
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
  it('are those of the last thirty days, by day and by item', async () => {
    const inputs = show();
    const title = 'Busiest day: 11 Nov, 1,200 downloads';
    expect(await screen.findByText(title)).toBeDefined();
    expect(inputs()).toEqual([{ from: '2026-10-18', to: '2026-11-16', language: 'en' }]);
    expect(screen.getByText('1,240')).toBeDefined();
    const table = within(screen.getByRole('table', { name: 'Downloads by item' }));
    expect(table.getByRole('row', { name: 'Bonds Book 1,200' })).toBeDefined();
  });

  it('are narrowed to days and to a kind by the address', async () => {
    const inputs = show('/admin/statistics/downloads?from=2026-11-10&to=2026-11-11&kind=nothing');
    await screen.findByText('1,240');
    expect(inputs()).toEqual([{ from: '2026-11-10', to: '2026-11-11', language: 'en' }]);
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'Indicator');
    await waitFor(() =>
      expect(inputs().at(-1)).toEqual({
        ...{ from: '2026-11-10', to: '2026-11-11', kind: 'indicator', language: 'en' },
      }),
    );
  });

  it('can be taken away for a spreadsheet', async () => {
    show('/admin/statistics/downloads?from=2026-11-10&to=2026-11-11');
    await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(saved).toMatchObject([{ name: 'downloads-2026-11-10-2026-11-11.csv' }]);
    expect(saved[0]?.text).toContain('Bonds,book,1200\r\n');
  });

  it('say that there are none, and that they could not be read', async () => {
    show(undefined, () => ({ total: 0, days: [], items: [] }));
    expect(await screen.findByText('No downloads in this period')).toBeDefined();
    cleanup();
    show(undefined, () => {
      throw new StubError('SERVICE_UNAVAILABLE', 503);
    });
    expect(await screen.findByText('We couldn’t load the report')).toBeDefined();
  });
});
