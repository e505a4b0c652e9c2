// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import texts from '../../../../../locales/en/account.json' with { type: 'json' };
import { createTextStore } from '../../../lib/text-store.ts';
import { TextsProvider } from '../../../lib/texts.tsx';
import type { PageSession } from '../../shared/session/browser-session.ts';
import { SessionProvider } from '../../shared/session/use-session.tsx';
import { SignInAgain } from './sign-in-again.tsx';

afterEach(cleanup);

function Address() {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
}

it('signs out first, so that the sign-in page does not send people straight back', async () => {
  const store = createTextStore('en', () => undefined);
  store.add('account', texts, undefined);
  const seen: string[] = [];
  const signOut = vi.fn(async () => seen.push(screen.getByRole('status').textContent));
  // Only this method of the session is used.
  const session = { acts: { signOut } } as unknown as PageSession;
  render(
    <MemoryRouter initialEntries={['/account-settings?lang=de']}>
      <TextsProvider store={store}>
        <SessionProvider session={session}>
          <Address />
          <Routes>
            <Route path="/account-settings" element={<SignInAgain />} />
            <Route path="*" element={null} />
          </Routes>
        </SessionProvider>
      </TextsProvider>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Sign in again' }));
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe(
      '/auth?tab=signin&redirect=%2Faccount-settings&lang=de',
    ),
  );
  expect(seen).toEqual(['/account-settings?lang=de']);
});
