// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { askOnceClient, PageFrame } from '../../../lib/testing/page-frame.tsx';
import { StubError } from '../../../lib/testing/stub-api.ts';
import { makeAuditEntry } from '../../admin/audit/audit-entry.factory.ts';
import { makePerson } from '../../admin/people/person.factory.ts';
import { makeRepDashboard } from '../../reps/dashboard/rep-dashboard.factory.ts';
import { aSession } from '../../shared/session/session.factory.ts';
import { AdminPanel } from './admin-panel.tsx';
import { RepPanel } from './rep-panel.tsx';

const network = await vi.hoisted(async () => {
  const { replaceNetwork } = await import('../../../lib/testing/stub-api.ts');
  return replaceNetwork();
});

afterEach(cleanup);

const { user } = aSession({ isSalesRep: true });
const { user: owner } = aSession({ isAdmin: true, roles: ['owner'] });

function show(panel: 'admin' | 'rep') {
  return render(
    <PageFrame path="/?lang=de" queryClient={askOnceClient()}>
      {panel === 'admin' ? <AdminPanel user={owner} /> : <RepPanel />}
    </PageFrame>,
  );
}

const unavailable = () => {
  throw new StubError('SERVICE_UNAVAILABLE', 503);
};

/** How many courses are in a state; of all other kinds there are none. */
const countOf = (input: unknown) => {
  const { kind, state } = input as { kind: string; state: string };
  return kind === 'course' ? ({ published: 31, changed: 5, draft: 2 }[state] ?? 0) : 0;
};

describe('admin dashboard of the landing page', () => {
  it('[R2.57] shows the overview of the administration', async () => {
    network.answer({
      'identity.people.list': () => ({ people: [makePerson()], nextCursor: null, total: 1204 }),
      'audit.list': () => ({ entries: [makeAuditEntry({ number: 88 })], nextCursor: null }),
      'claims.list': () => [],
      'catalogueAdmin.list': (input) => ({ items: [], nextCursor: null, total: countOf(input) }),
      'ordersAdmin.statistics': () => ({ orders: 317 }),
      'ordersAdmin.list': () => ({ orders: [], nextCursor: null, total: 4 }),
    });
    show('admin');
    const region = screen.getByRole('region', { name: 'Admin dashboard' });
    expect(await within(region).findByText('1,204')).toBeDefined();
    expect(await within(region).findByText('88')).toBeDefined();
    expect(within(region).getByRole('heading', { level: 3, name: 'Students' })).toBeDefined();
    expect(await within(region).findByText('317')).toBeDefined();
    expect(within(region).getByText('bank transfers pending').nextSibling?.textContent).toBe('4');
    // What is published and what was changed since are both public.
    const courses = await within(region).findByText('Courses, 2 drafts');
    expect(courses.nextSibling?.textContent).toBe('36');
    expect(within(region).getByText('Books, 0 drafts').nextSibling?.textContent).toBe('0');
  });

  it('keeps the ways into the administration when nothing can be read', async () => {
    network.answer({
      ...{ 'identity.people.list': unavailable, 'audit.list': unavailable },
      ...{ 'claims.list': unavailable, 'catalogueAdmin.list': unavailable },
      ...{ 'ordersAdmin.statistics': unavailable, 'ordersAdmin.list': unavailable },
    });
    show('admin');
    await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual([
      '/admin?lang=de',
      ...['courses', 'orders', 'people', 'claims', 'audit'].map((page) => `/admin/${page}?lang=de`),
    ]);
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
    const region = screen.getByRole('region', { name: 'Sales representative panel' });
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
