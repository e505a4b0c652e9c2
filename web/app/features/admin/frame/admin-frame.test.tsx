// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
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
import { AdminFrame } from './admin-frame.tsx';

afterEach(cleanup);

function show(frame: ReactNode) {
  const store = createTextStore('en', () => undefined);
  store.add('admin', admin, undefined);
  store.add('page', page, undefined);
  store.add('ui', ui, undefined);
  store.add('zones', zones, undefined);
  const Stub = createRoutesStub([{ path: '*', Component: () => frame }]);
  return render(
    <TextsProvider store={store}>
      <Stub initialEntries={['/admin?lang=de']} />
    </TextsProvider>,
  );
}

describe('a page of the administration', () => {
  it('is named in the title and kept from search engines', () => {
    show(<AdminFrame title="Anna Kovač">{null}</AdminFrame>);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(document.title).toBe('Anna Kovač · Admin · Danube Trading Academy');
  });

  it('says whose clock its times are on by a place, not by an offset', () => {
    setVisitorZone('Europe/Lisbon');
    const { container } = show(<AdminFrame title="People">{null}</AdminFrame>);
    expect(container.textContent).toContain('All times in Lisbon');
    cleanup();
    setVisitorZone('UTC');
    expect(show(<AdminFrame title="People">{null}</AdminFrame>).container.textContent).toContain(
      'All times in UTC',
    );
    cleanup();
    const calendar = show(
      <AdminFrame title="Calendar" clock="Europe/Bratislava">
        {null}
      </AdminFrame>,
    );
    expect(calendar.container.textContent).toContain('All times in Bratislava');
  });
});
