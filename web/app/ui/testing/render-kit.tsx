import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach } from 'vitest';
import english from '../../../../locales/en/ui.json' with { type: 'json' };
import { createTextStore } from '../../lib/text-store.ts';
import { TextsProvider } from '../../lib/texts.tsx';

afterEach(cleanup);

/** The kit's texts and a router for its links. */
function KitFrame({ children }: { children: ReactNode }) {
  const store = createTextStore('en', () => undefined);
  store.add('ui', english, undefined);
  return (
    <MemoryRouter>
      <TextsProvider store={store}>{children}</TextsProvider>
    </MemoryRouter>
  );
}

export function renderKit(children: ReactNode) {
  return render(children, { wrapper: KitFrame });
}
