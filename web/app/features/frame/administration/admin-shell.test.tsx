// @vitest-environment jsdom
import { adminPages } from '@danube/contract/site/admin-pages.ts';
import type { StaffRole } from '@danube/contract/staff-roles.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { makeSession } from '../../shared/session/session.factory.ts';
import { adminMenuOf } from './admin-menu.ts';
import { AdminShell } from './admin-shell.tsx';

afterEach(cleanup);

function show(path: string, roles: StaffRole[] = ['owner']) {
  render(
    <PageFrame path={path}>
      <AdminShell user={makeSession({ isAdmin: true, roles }).user}>
        <h1>Orders</h1>
      </AdminShell>
    </PageFrame>,
  );
}

const menus = () => screen.getAllByRole('navigation', { name: 'Admin menu', hidden: true });
/** In the sidebar; narrow pages have the same menu in a drawer before it. */
const links = () =>
  menus()
    .slice(-1)
    .flatMap((menu) => within(menu).getAllByRole('link', { hidden: true }));

describe('the frame of the administration', () => {
  it.each([
    ['/admin', 'Today'],
    ['/admin-dashboard', 'Today'],
    ['/admin/people', 'Students'],
    ['/admin/people/person-1', 'Students'],
    ['/admin/orders/018f2c1e-0000-7000-8000-000000000001', 'Orders'],
    ['/admin/statistics/orders?from=2026-11-01', 'Sales report'],
    ['/admin/statistics/courses?course=x', 'Course report'],
    ['/admin/statistics/downloads', 'Download report'],
    ['/admin/claims', 'Claims'],
    ['/admin/courses/dax-in-depth', 'Courses'],
    ['/course-management', 'Courses'],
    ['/admin/create-book/first-steps', 'Books'],
    ['/admin/indicators/create', 'Indicators'],
    ['/video-management/018f2c1e-0000-7000-8000-000000000001', 'Videos'],
    ['/admin/audit?action=people.', 'Audit log'],
  ])('marks where one is at %s and opens its group', (path, name) => {
    show(path);
    const current = links().filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual([name]);
    expect(current[0]?.closest('details')?.open ?? true).toBe(true);
  });

  it('has every entry of the page table once and leaves out empty groups', () => {
    show('/admin?lang=de');
    const wanted = Object.values(adminPages).flatMap((page) =>
      'menu' in page ? [`${page.path}?lang=de`] : [],
    );
    const shown = links().map((link) => link.getAttribute('href'));
    expect(shown).toHaveLength(wanted.length);
    expect(new Set(shown)).toEqual(new Set(wanted));
    expect(adminMenuOf(['bookkeeper']).map(({ group }) => group)).not.toContain('live');
    expect(adminMenuOf(['owner']).flatMap(({ links: some }) => some).length).toBe(wanted.length);
  });

  it('shows a role only what it may open', () => {
    show('/admin', ['bookkeeper']);
    expect(links().map((link) => link.textContent)).toEqual([
      'Today',
      'Orders',
      'Bank transfers',
      'Subscriptions',
      'Coupons',
      'Countries and VAT',
      'Sales report',
      'Sales reps',
    ]);
  });

  it('names a page of the menu for every page that belongs to one', () => {
    const inMenu = adminMenuOf(['owner']).flatMap(({ links: some }) =>
      some.map(({ path }) => path),
    );
    const parents = Object.values(adminPages).flatMap((page) =>
      'partOf' in page ? [page.partOf] : [],
    );
    expect(parents.filter((path) => !inMenu.includes(path))).toEqual([]);
  });

  it('has nothing of the public site but the way back', () => {
    show('/admin/orders');
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Main', hidden: true })).toBeNull();
    for (const link of screen.getAllByRole('link', { name: 'View site' })) {
      expect(link.getAttribute('href')).toBe('/');
    }
    const skip = document.querySelector('a');
    expect(document.querySelector(skip?.getAttribute('href') ?? '')?.tagName).toBe('MAIN');
  });

  it('hides its menu and brings it back', async () => {
    show('/admin/orders');
    const before = menus().length;
    await userEvent.click(screen.getByRole('button', { name: 'Hide menu' }));
    expect(menus()).toHaveLength(before - 1);
    await userEvent.click(screen.getByRole('button', { name: 'Show menu' }));
    expect(menus()).toHaveLength(before);
  });
});
