// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import admin from '../../../../../locales/en/admin.json' with { type: 'json' };
import page from '../../../../../locales/en/page.json' with { type: 'json' };
import ui from '../../../../../locales/en/ui.json' with { type: 'json' };
import zones from '../../../../../locales/en/zones.json' with { type: 'json' };
import { setVisitorZone } from '../../../lib/testing/visitor-zone.ts';
import { createTextStore } from '../../../lib/text-store.ts';
import { TextsProvider } from '../../../lib/texts.tsx';
import { AdminLayout } from './admin-layout.tsx';
import { fromChecklist } from './from-checklist.ts';

afterEach(cleanup);

function show(frame: ReactNode, path = '/admin?lang=de') {
  const store = createTextStore('en', () => undefined);
  store.add('admin', admin, undefined);
  store.add('page', page, undefined);
  store.add('ui', ui, undefined);
  store.add('zones', zones, undefined);
  const Stub = createRoutesStub([{ path: '*', Component: () => frame }]);
  return render(
    <TextsProvider store={store}>
      <Stub initialEntries={[path]} />
    </TextsProvider>,
  );
}

describe('a page of the administration', () => {
  it('is named in the title and kept from search engines', () => {
    show(<AdminLayout title="Anna Kovač">{null}</AdminLayout>);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(document.title).toBe('Anna Kovač · Admin · Danube Trading Academy');
  });

  it('leads back to the launch checklist that someone came from', () => {
    const crumbs = [{ label: 'Settings', to: '/admin/settings' }, { label: 'Bank account' }];
    const page = (
      <AdminLayout title="Bank account" crumbs={crumbs}>
        {null}
      </AdminLayout>
    );
    const firstLink = () => screen.getAllByRole('link')[0];
    show(page, fromChecklist('/admin/settings/bank'));
    expect(firstLink()?.textContent).toBe('Go live');
    expect(firstLink()?.getAttribute('href')).toBe('/admin/go-live');
    cleanup();
    show(page, '/admin/settings/bank');
    expect(firstLink()?.textContent).toBe('Settings');
  });

  it('says whose clock its times are on by a place, not by an offset', () => {
    setVisitorZone('Europe/Lisbon');
    const { container } = show(<AdminLayout title="People">{null}</AdminLayout>);
    expect(container.textContent).toContain('All times in Lisbon');
    cleanup();
    setVisitorZone('UTC');
    expect(show(<AdminLayout title="People">{null}</AdminLayout>).container.textContent).toContain(
      'All times in UTC',
    );
    cleanup();
    const calendar = show(
      <AdminLayout title="Calendar" clock="Europe/Bratislava">
        {null}
      </AdminLayout>,
    );
    expect(calendar.container.textContent).toContain('All times in Bratislava');
  });
});
