// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { noRetryQueryClient, PageFrame } from '../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../lib/testing/stub-api.ts';
import { makeToday } from '../../admin/today/today.factory.ts';
import { makeRepDashboard } from '../../reps/dashboard/rep-dashboard.factory.ts';
import { makeSession } from '../../shared/session/session.factory.ts';
import { AdminPanel } from './admin-panel.tsx';
import { RepPanel } from './rep-panel.tsx';

const network = await vi.hoisted(async () => {
  const { replaceNetwork } = await import('../../../lib/testing/stub-api.ts');
  return replaceNetwork();
});

afterEach(cleanup);

const { user } = makeSession({ isSalesRep: true });

function show(panel: 'admin' | 'rep') {
  return render(
    <PageFrame path="/?lang=de" queryClient={noRetryQueryClient()}>
      {panel === 'admin' ? <AdminPanel /> : <RepPanel />}
    </PageFrame>,
  );
}

const unavailable = () => {
  throw new StubError('SERVICE_UNAVAILABLE', 503);
};

describe('admin dashboard of the landing page', () => {
  it('[R2.57] shows the essence of Today', async () => {
    network.answer({ 'administration.today': () => makeToday() });
    show('admin');
    const region = screen.getByRole('region', { name: 'Admin dashboard' });
    expect(await within(region).findByText(/^Sales are up 18% on the week before/)).toBeDefined();
    const act = within(region).getByRole('link', { name: 'Match transfers' });
    expect(act.getAttribute('href')).toBe('/admin/transfers?lang=de');
    expect(
      within(region).getByRole('heading', { level: 3, name: 'Needs attention' }),
    ).toBeDefined();
  });

  it('keeps the way into the administration when nothing can be read', async () => {
    network.answer({ 'administration.today': unavailable });
    show('admin');
    expect(await screen.findByText('We couldn’t load Today')).toBeDefined();
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(['/admin?lang=de']);
  });
});

describe('sales rep panel of the landing page', () => {
  const rep = { userId: user.id, createdAt: new Date('2026-03-01T08:00:00Z') };

  it('[R2.57] [R4.13] [R6.04] shows a rep the next payout and the way to the dashboard', async () => {
    network.answer({
      'identity.salesRep': () => rep,
      'salesReps.dashboard': () => makeRepDashboard(),
    });
    show('rep');
    const region = screen.getByRole('region', { name: 'Sales rep panel' });
    const payout = await within(region).findByText('Next payout, 1 Dec');
    expect(payout.nextSibling?.textContent).toBe('€284.51');
    expect(within(region).getByText('BALAZ7')).toBeDefined();
    expect(within(region).getByRole('link', { name: 'Open dashboard' }).getAttribute('href')).toBe(
      '/sales-rep-dashboard?lang=de',
    );
  });

  it('[R4.13] is not there without the data of a sales rep', async () => {
    const calls = network.answer({ 'identity.salesRep': () => null });
    show('rep');
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    expect(calls).toHaveLength(1);
  });

  it('tells of a failure, and tries again when asked', async () => {
    let isDown = true;
    network.answer({
      'identity.salesRep': () => rep,
      'salesReps.dashboard': () => (isDown ? unavailable() : makeRepDashboard()),
    });
    show('rep');
    const alert = within(await screen.findByRole('alert'));
    isDown = false;
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('BALAZ7')).toBeDefined();
  });
});
