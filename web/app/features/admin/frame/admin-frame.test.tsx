// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import admin from '../../../../../locales/en/admin.json' with { type: 'json' };
import page from '../../../../../locales/en/page.json' with { type: 'json' };
import ui from '../../../../../locales/en/ui.json' with { type: 'json' };
import { createTextStore } from '../../../lib/text-store.ts';
import { TextsProvider } from '../../../lib/texts.tsx';
import { AdminFrame } from './admin-frame.tsx';

afterEach(cleanup);

function show(path: string) {
  const store = createTextStore('en', () => undefined);
  store.add('admin', admin, undefined);
  store.add('page', page, undefined);
  store.add('ui', ui, undefined);
  const Stub = createRoutesStub([
    { path: '*', Component: () => <AdminFrame title="Anna Kovač">{null}</AdminFrame> },
  ]);
  render(
    <TextsProvider store={store}>
      <Stub initialEntries={[path]} />
    </TextsProvider>,
  );
}

const links = () => within(screen.getByRole('navigation', { name: 'Admin' })).getAllByRole('link');

describe('the frame of the administration', () => {
  it.each([
    ['/admin', 'Today'],
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
    ['/admin/audit?action=people.', 'Audit log'],
  ])('marks where one is at %s', (path, name) => {
    show(path);
    const current = links().filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual([name]);
  });

  it('keeps the language of the address, and search engines out', () => {
    show('/admin?lang=de');
    expect(links().map((link) => link.getAttribute('href'))).toEqual([
      '/admin?lang=de',
      '/admin/courses?lang=de',
      '/admin/books?lang=de',
      '/admin/indicators?lang=de',
      '/admin/packages?lang=de',
      '/admin/fact-sheets?lang=de',
      '/video-management?lang=de',
      '/admin/upload-management?lang=de',
      '/admin/people?lang=de',
      '/admin/orders?lang=de',
      '/admin/subscriptions?lang=de',
      '/admin/transfers?lang=de',
      '/admin/coupons?lang=de',
      '/admin/country-rules?lang=de',
      '/admin/statistics/orders?lang=de',
      '/admin/statistics/courses?lang=de',
      '/admin/statistics/downloads?lang=de',
      '/admin/claims?lang=de',
      '/admin/audit?lang=de',
    ]);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(document.title).toBe('Anna Kovač · Admin · Danube Trading Academy');
  });
});
