// @vitest-environment jsdom

import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { savedLanguage } from '../../../../lib/remember-language.ts';
import { declaredFailure } from '../../../../lib/testing/declared-failure.ts';
import { PageFrame } from '../../../../lib/testing/page-frame.tsx';
import { connectToastView, type Toast } from '../../../../ui/toast.ts';
import { savePosition } from '../../../shared/player/saved-position.ts';
import type { PageSession } from '../../../shared/session/browser-session.ts';
import { makeSession } from '../../../shared/session/session.factory.ts';
import { makePageSession } from '../../../shared/session/testing/page-session.ts';
import { SessionProvider } from '../../../shared/session/use-session.tsx';
import { AuthRedirectHandler } from './auth-redirect-handler.tsx';
import { saveReturnPath } from './return-path.ts';

let toasts: Toast[];
let disconnect: () => void;

beforeEach(() => {
  toasts = [];
  disconnect = connectToastView((toast) => toasts.push(toast));
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  disconnect();
  globalThis.mailLink = undefined;
});

function arrive(address: string, page: PageSession) {
  window.history.replaceState(null, '', address);
  return render(
    <StrictMode>
      <PageFrame path="/">
        <SessionProvider session={page}>
          <AuthRedirectHandler />
          <Address />
        </SessionProvider>
      </PageFrame>
    </StrictMode>,
  );
}

function Address() {
  return <output data-testid="address">{useLocation().pathname}</output>;
}

const shownAddress = () => location.pathname + location.search + location.hash;

describe('a link that confirms an address', () => {
  it('leaves the address at once, is used once, and signs in', async () => {
    const confirmAddress = vi.fn(async () => ({
      outcome: 'signed-in',
      session: makeSession(),
      destination: null,
    }));
    const page = makePageSession({ confirmAddress }, null);
    const received = vi.fn();
    page.store.onAuthEvent(received);
    arrive('/?lang=de#confirm=secret-token', page);
    expect(shownAddress()).toBe('/?lang=de');
    await waitFor(() => expect(toasts.map((toast) => toast.title)).toEqual(['Welcome, Anna']));
    expect(confirmAddress).toHaveBeenCalledExactlyOnceWith({ token: 'secret-token' });
    expect(received).toHaveBeenCalledExactlyOnceWith('SIGNED_IN', expect.anything());
    expect(savedLanguage(), 'the language of the email, for the next visit').toBe('en');
  });

  it('is taken over from the boot script, which has cleaned the address before', async () => {
    const confirmAddress = vi.fn(async () => ({
      outcome: 'address-changed',
      email: 'neu@x.example',
    }));
    globalThis.mailLink = { kind: 'confirm', token: 'kept-in-memory' };
    arrive('/', makePageSession({ confirmAddress }, null));
    await waitFor(() => expect(toasts[0]?.text).toBe('You now sign in with neu@x.example.'));
    expect(confirmAddress).toHaveBeenCalledExactlyOnceWith({ token: 'kept-in-memory' });
    expect(globalThis.mailLink).toBeUndefined();
  });

  it('that no longer works leads to the sign-in, and says how to get a new one', async () => {
    const confirmAddress = () => Promise.reject(declaredFailure('LINK_INVALID', 410));
    arrive('/#confirm=secret-token', makePageSession({ confirmAddress }, null));
    await screen.findByRole('dialog', {
      name: 'This link no longer works',
      description: /sign up again and we’ll send you a new link/,
    });
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/auth?tab=signin&redirect=%2Faccount-settings%23email',
    );
  });

  it('that no longer works leads a member to the settings, where a new one is asked for', async () => {
    const confirmAddress = () => Promise.reject(declaredFailure('LINK_INVALID', 410));
    arrive('/#confirm=secret-token', makePageSession({ confirmAddress }, makeSession()));
    await screen.findByRole('dialog', { name: 'This link no longer works' });
    const action = screen.getByRole('link', { name: 'Go to account settings' });
    expect(action.getAttribute('href')).toBe('/account-settings#email');
    expect(screen.queryByText(/sign up/i)).toBeNull();
  });

  it('can be tried again when the academy could not be reached', async () => {
    const confirmAddress = vi
      .fn<() => Promise<unknown>>()
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockResolvedValue({ outcome: 'signed-in', session: makeSession(), destination: null });
    arrive('/#confirm=secret-token', makePageSession({ confirmAddress }, null));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks for the password in a browser that did not register, until it is right', async () => {
    const confirmAddress = vi
      .fn<(input: unknown) => Promise<unknown>>()
      .mockRejectedValueOnce(declaredFailure('PASSWORD_NEEDED', 401))
      .mockRejectedValueOnce(declaredFailure('PASSWORD_WRONG', 422))
      .mockResolvedValue({ outcome: 'signed-in', session: makeSession(), destination: null });
    arrive('/#confirm=secret-token', makePageSession({ confirmAddress }, null));
    const field = await screen.findByLabelText('Password');
    await userEvent.type(field, 'first guess');
    await userEvent.click(screen.getByRole('button', { name: 'Open my account' }));
    await screen.findByText('That’s not the password you signed up with. Try again.');
    await userEvent.clear(field);
    await userEvent.type(field, 'the right one');
    await userEvent.click(screen.getByRole('button', { name: 'Open my account' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(confirmAddress).toHaveBeenLastCalledWith({
      token: 'secret-token',
      password: 'the right one',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers the way on to what the person signed up for, and waits for their click', async () => {
    const destination = { path: '/my-courses/fast-track', title: 'Fast Track to Trading' };
    const confirmAddress = async () => ({
      outcome: 'signed-in',
      session: makeSession(),
      destination,
    });
    arrive('/#confirm=secret-token', makePageSession({ confirmAddress }, null));
    await screen.findByRole('dialog', {
      name: 'Welcome, Anna',
      description: 'Your email address is confirmed. Up next: Fast Track to Trading',
    });
    expect(screen.getByTestId('address').textContent).toBe('/');
    expect(toasts).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: 'Continue' }));
    expect(screen.getByTestId('address').textContent).toBe('/my-courses/fast-track');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['/checkout?step=2', '/checkout?step=2'],
    ['https://evil.example', '/'],
  ])('leads to a page without a title too, and never elsewhere: %s', async (path, target) => {
    const confirmAddress = async () => ({
      outcome: 'signed-in',
      session: makeSession(),
      destination: { path, title: null },
    });
    arrive('/#confirm=secret-token', makePageSession({ confirmAddress }, null));
    const action = await screen.findByRole('link', { name: 'Continue where you left off' });
    expect(action.getAttribute('href')).toBe(target);
  });

  it('only greets those who are taken back to the film they left', async () => {
    savePosition({ videoId: 'film', position: 89, page: '/itv/film' });
    const destination = { path: '/itv/film', title: null };
    const confirmAddress = async () => ({
      outcome: 'signed-in',
      session: makeSession(),
      destination,
    });
    arrive('/#confirm=secret-token', makePageSession({ confirmAddress }, null));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
    localStorage.clear();
  });

  it('is met too when only the hash of an open page changes', async () => {
    const confirmAddress = vi.fn(async () => ({
      outcome: 'signed-in',
      session: makeSession(),
      destination: null,
    }));
    arrive('/', makePageSession({ confirmAddress }, null));
    window.history.replaceState(null, '', '/#confirm=secret-token');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    await waitFor(() => expect(confirmAddress).toHaveBeenCalledTimes(1));
    expect(shownAddress()).toBe('/');
  });
});

describe('the way back from a provider', () => {
  it('goes on to where the visitor wanted to go', async () => {
    saveReturnPath('/my-courses');
    arrive('/', makePageSession({}, makeSession()));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/my-courses'));
    expect(sessionStorage).toHaveLength(0);
  });

  it('goes nowhere else than on this site', () => {
    saveReturnPath('//evil.example');
    arrive('/', makePageSession({}, makeSession()));
    expect(screen.getByTestId('address').textContent).toBe('/');
  });

  it('waits at the site root for somebody who is not signed in', () => {
    saveReturnPath('/my-courses');
    arrive('/', makePageSession({}, null));
    expect(screen.getByTestId('address').textContent).toBe('/');
    expect(sessionStorage).toHaveLength(1);
  });

  it('says calmly that it failed and cleans the address', async () => {
    saveReturnPath('/my-courses');
    arrive('/?lang=de&error=access_denied', makePageSession({}, null));
    expect(shownAddress()).toBe('/?lang=de');
    await screen.findByRole('dialog', { name: 'We couldn’t sign you in' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('sends somebody whose address has an account to the sign-in, to link the provider there', async () => {
    await act(async () => arrive('/?error=account_not_linked', makePageSession({}, null)));
    await screen.findByRole('dialog', { name: 'You already have an account' });
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/auth?tab=signin&redirect=%2Faccount-settings%23providers',
    );
  });
});
