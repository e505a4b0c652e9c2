// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import admin from '../../../../../locales/en/admin.json' with { type: 'json' };
import page from '../../../../../locales/en/page.json' with { type: 'json' };
import ui from '../../../../../locales/en/ui.json' with { type: 'json' };
import { createTextStore } from '../../../lib/text-store.ts';
import { TextsProvider } from '../../../lib/texts.tsx';
import { AdminFrame } from './admin-frame.tsx';

afterEach(cleanup);

describe('a page of the administration', () => {
  it('is named in the title and kept from search engines', () => {
    const store = createTextStore('en', () => undefined);
    store.add('admin', admin, undefined);
    store.add('page', page, undefined);
    store.add('ui', ui, undefined);
    const Stub = createRoutesStub([
      { path: '*', Component: () => <AdminFrame title="Anna Kovač">{null}</AdminFrame> },
    ]);
    render(
      <TextsProvider store={store}>
        <Stub initialEntries={['/admin?lang=de']} />
      </TextsProvider>,
    );
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(document.title).toBe('Anna Kovač · Admin · Danube Trading Academy');
  });
});
