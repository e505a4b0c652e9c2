// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { declaredFailure } from '../../../../lib/testing/declared-failure.ts';
import { PageFrame } from '../../../../lib/testing/page-frame.tsx';
import type { PageSession } from '../../../shared/session/browser-session.ts';
import { makeSession } from '../../../shared/session/session.factory.ts';
import { makePageSession } from '../../../shared/session/testing/page-session.ts';
import { SessionProvider } from '../../../shared/session/use-session.tsx';
import type { AuthOutcome } from '../auth-form/auth-outcome.ts';
import { AuthScreen } from './auth-screen.tsx';

beforeEach(() => window.history.replaceState(null, '', '/auth'));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type ShowOptions = {
  page?: PageSession;
  outcome?: AuthOutcome;
  pathToken?: string;
  providers?: { id: string; name: string }[];
  course?: { slug: string; title: string };
};

function show(path: string, options: ShowOptions = {}) {
  const {
    page = makePageSession({}, null),
    outcome = null,
    pathToken = null,
    providers = [],
  } = options;
  const { course = null } = options;
  return render(
    <PageFrame path={path}>
      <SessionProvider session={page}>
        <AuthScreen outcome={outcome} pathToken={pathToken} providers={providers} course={course} />
        <Address />
        <Link to="/login">Header: sign in</Link>
        <Link to="/signup">Header: sign up</Link>
      </SessionProvider>
    </PageFrame>,
  );
}

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output data-testid="address">{pathname + search + hash}</output>;
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const address = () => screen.getByTestId('address').textContent;
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('authentication screen', () => {
  it.each([
    ['/auth', 'Welcome back.'],
    ['/auth?tab=signin', 'Welcome back.'],
    ['/auth?tab=signup', 'Your free account.'],
    ['/auth?tab=other', 'Welcome back.'],
    ['/login', 'Welcome back.'],
    ['/login?tab=signup', 'Your free account.'],
    ['/signup', 'Your free account.'],
    ['/signup?tab=signin', 'Welcome back.'],
    ['/forgot-password', 'Reset your password'],
  ])('[R2.33] opens %s with “%s”', (path, title) => {
    show(path);
    expect(heading()).toBe(title);
  });

  it('[R2.03] opens the link of a mail with the choice of a new password', () => {
    show('/reset-password/some-token', { pathToken: 'some-token' });
    expect(heading()).toBe('Choose a new password');
  });

  it('speaks of the course that the visitor came for, else of the free book', () => {
    const course = { slug: 'fast-track', title: 'Fast Track to Trading' };
    show('/signup?redirect=/my-courses/fast-track', { course });
    expect(screen.getByText('Next, you’ll continue to Fast Track to Trading.')).toBeDefined();
    const aside = screen.getByRole('region', {
      name: 'One free account, then Fast Track to Trading.',
    });
    expect(aside.textContent).not.toContain('Forbidden Trading');
    cleanup();
    show('/signup?redirect=/download');
    expect(screen.getByRole('region').textContent).toContain('Forbidden Trading, complete');
  });

  it('[R2.33] keeps the wanted page in the links between its views', () => {
    show('/auth?redirect=%2Fdownload%3Fx%3D1&lang=de');
    expect(link('Create account')).toBe('/auth?tab=signup&redirect=%2Fdownload%3Fx%3D1&lang=de');
    expect(link('Forgot your password?')).toBe(
      '/forgot-password?redirect=%2Fdownload%3Fx%3D1&lang=de',
    );
  });

  it('[R2.33] goes on to the wanted page after signing in, and not to another site', async () => {
    const signIn = vi.fn(async () => ({ outcome: 'signed-in', session: makeSession() }));
    for (const [wanted, reached] of [
      ['/my-courses?page=2', '/my-courses?page=2'],
      ['//evil.example', '/'],
    ] as const) {
      const page = makePageSession({ signIn }, null);
      show(`/auth?redirect=${encodeURIComponent(wanted)}`, { page });
      await userEvent.type(screen.getByLabelText('Email or phone number'), ' Anna@Posteo.example');
      await userEvent.type(screen.getByLabelText('Password'), 'secret{Enter}');
      await waitFor(() => expect(address()).toBe(reached));
      cleanup();
    }
    expect(signIn).toHaveBeenCalledWith({ identifier: 'anna@posteo.example', password: 'secret' });
  });

  it('goes on at once for somebody who is signed in already', async () => {
    show('/auth?redirect=/courses', { page: makePageSession({}, makeSession()) });
    await waitFor(() => expect(address()).toBe('/courses'));
  });

  it('sends native forms to its own address, with the names the server reads', () => {
    const { container } = show('/auth?tab=signup&redirect=/x');
    const form = container.querySelector('form');
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.hasAttribute('action')).toBe(false);
    const names = [...new FormData(form ?? undefined).keys()];
    expect(names).toEqual([
      'intent',
      'language',
      'firstName',
      'lastName',
      'email',
      'phone',
      'password',
      'referralCode',
      'source',
      'redirect',
    ]);
  });

  it('tells password managers what each field is for', () => {
    const autocomplete = (label: string | RegExp) =>
      screen.getByLabelText(label).getAttribute('autocomplete');
    show('/auth');
    expect(autocomplete('Email or phone number')).toBe('username');
    expect(autocomplete('Password')).toBe('current-password');
    cleanup();
    show('/signup');
    const labels = ['First name', 'Last name', 'Email', /^Phone number/, 'Password'];
    expect(labels.map(autocomplete)).toEqual([
      'given-name',
      'family-name',
      'email',
      'tel',
      'new-password',
    ]);
    cleanup();
    show('/auth', { outcome: { step: 'second-factor' } });
    expect(autocomplete('Code from your authenticator app')).toBe('one-time-code');
  });
});

describe('problems on the authentication screen', () => {
  it('[R5.01] asks for both, aloud, and moves the focus to the first field', async () => {
    show('/auth');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in and continue' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(
      'You must provide either an email or phone number and a password',
    );
    expect(document.activeElement).toBe(screen.getByLabelText('Email or phone number'));
  });

  it('shows what the server refused before the application started, and keeps what was typed', () => {
    show('/auth', {
      outcome: {
        step: 'refused',
        intent: 'sign-in',
        problem: null,
        fields: { password: { code: 'CREDENTIALS_INVALID', data: null } },
        kept: { identifier: 'anna@posteo.example' },
      },
    });
    expect(screen.getByLabelText('Email or phone number')).toHaveProperty(
      'value',
      'anna@posteo.example',
    );
    const password = screen.getByLabelText('Password');
    expect(password.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(password);
    expect(screen.getByRole('alert').textContent).toBe('One field needs your attention.');
  });

  it.each([
    {
      path: '/auth?tab=signin',
      intent: 'sign-in',
      name: 'Forgot your password?',
      title: 'Reset your password',
    },
    {
      path: '/auth?tab=signin',
      intent: 'sign-in',
      name: 'Create account',
      title: 'Your free account.',
    },
    { path: '/auth?tab=signup', intent: 'sign-up', name: 'Sign in', title: 'Welcome back.' },
    { path: '/forgot-password', intent: 'forgot', name: 'Back to sign in', title: 'Welcome back.' },
  ] as const)(
    'leaves $path after a rejection by “$name”',
    async ({ path, intent, name, title }) => {
      const outcome = { step: 'refused', intent, problem: null, fields: {}, kept: {} } as const;
      show(path, { outcome });
      await userEvent.click(screen.getByRole('link', { name }));
      await waitFor(() => expect(heading()).toBe(title));
    },
  );

  it.each([
    ['/auth?tab=signup', { step: 'check-mailbox', email: 'a@b.eu', kept: {} }, 'Header: sign in'],
    ['/auth?tab=signin', { step: 'second-factor' }, 'Header: sign up'],
    ['/forgot-password', { step: 'reset-sent', email: 'a@b.eu' }, 'Header: sign up'],
  ] as const)('a link in the header leaves a step of %s', async (path, outcome, name) => {
    show(path, { outcome });
    await userEvent.click(screen.getByRole('link', { name }));
    const title = name === 'Header: sign in' ? 'Welcome back.' : 'Your free account.';
    await waitFor(() => expect(heading()).toBe(title));
  });

  it('turns the password visible and back', async () => {
    show('/auth');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
  });

  it('says which passkey did not fit and keeps the form', async () => {
    const page = makePageSession(
      {
        startPasskeySignIn: async () => ({}),
        finishPasskeySignIn: () => Promise.reject(declaredFailure('PASSKEY_REFUSED', 422)),
      },
      null,
    );
    show('/auth', { page });
    await userEvent.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
    expect(
      (await screen.findByText(/couldn’t sign you in with that passkey/)).closest('[role=alert]'),
    ).toBeTruthy();
  });

  it('offers the providers that are set up', () => {
    show('/auth', { providers: [{ id: 'google', name: 'Google' }] });
    const button = screen.getByRole('button', { name: 'Continue with Google' });
    expect(button.hasAttribute('data-needs-app')).toBe(true);
  });
});

describe('signing up through a provider', () => {
  it('takes the code of the field "Invited by" and the wanted page along', async () => {
    const startProviderSignIn = vi.fn(() =>
      Promise.reject(declaredFailure('PROVIDER_UNKNOWN', 404)),
    );
    const page = makePageSession({ startProviderSignIn }, null);
    const providers = [{ id: 'google', name: 'Google' }];
    show('/signup?redirect=/my-courses', { page, providers });
    // Without leaving the field, which would look the code up.
    fireEvent.change(screen.getByLabelText(/Invited by/), { target: { value: 'balaz7' } });
    fireEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
    await waitFor(() =>
      expect(startProviderSignIn).toHaveBeenCalledWith({
        provider: 'google',
        referralCode: 'balaz7',
        source: 'direct',
        language: 'en',
        redirect: '/my-courses',
      }),
    );
    expect(heading()).toBe('Your free account.');
  });
});

describe('waiting for the mail', () => {
  const outcome = { step: 'check-mailbox', email: 'anna@posteo.example', kept: {} } as const;

  it('continues by itself when the session appears', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const session = vi.fn(async () => null as ReturnType<typeof makeSession> | null);
    show('/signup?redirect=/download', { page: makePageSession({ session }, null), outcome });
    await pass(3_000);
    expect(session).toHaveBeenCalledTimes(1);
    expect(heading()).toBe('Check your inbox');
    session.mockResolvedValue(makeSession());
    await pass(3_000);
    await waitFor(() => expect(address()).toBe('/download'));
  });

  it('sends again after 30 seconds and lets one correct the address', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const signUp = vi.fn(async () => ({}));
    show('/signup', { page: makePageSession({ signUp, session: async () => null }, null) });
    await user.type(screen.getByLabelText('First name'), 'Anna');
    await user.type(screen.getByLabelText('Last name'), 'Gruber');
    await user.type(screen.getByLabelText('Email'), 'Anna@posteo.example');
    await user.type(screen.getByLabelText('Password'), 'four calm river stones{Enter}');
    await screen.findByText('Check your inbox');
    const again = () => screen.getByRole('button', { name: /Resend email/ });
    await user.click(again());
    expect(signUp).toHaveBeenCalledTimes(1);
    for (let second = 0; second < 31; second++) await pass(1_000);
    await user.click(again());
    await screen.findByText(/sent it again/);
    expect(signUp).toHaveBeenCalledTimes(2);
    await user.click(screen.getByRole('button', { name: 'Edit email address' }));
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'anna@posteo.example');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '');
  });
});

describe('choosing a new password', () => {
  it('[R4.02] takes the token out of the address at once and tells of the recovery', async () => {
    window.history.replaceState(null, '', '/auth?tab=signin#reset=secret-token');
    const page = makePageSession({}, null);
    const received = vi.fn();
    page.store.onAuthEvent(received);
    show('/auth?tab=signin', { page });
    await screen.findByText('Choose a new password');
    expect(window.location.href).not.toContain('secret-token');
    expect(received).toHaveBeenCalledExactlyOnceWith('PASSWORD_RECOVERY', null);
  });

  it('replaces the address of a link with the token in its path', () => {
    window.history.replaceState(null, '', '/reset-password/secret-token');
    show('/reset-password/secret-token', { pathToken: 'secret-token' });
    expect(window.location.pathname + window.location.search).toBe('/auth?tab=signin');
  });

  it('sends the token with the password, and says when the link no longer works', async () => {
    const resetPassword = vi.fn(() => Promise.reject(declaredFailure('LINK_INVALID', 410)));
    const page = makePageSession({ resetPassword }, null);
    show('/reset-password/secret-token', { page, pathToken: 'secret-token' });
    await userEvent.type(screen.getByLabelText('New password'), 'four calm river stones{Enter}');
    await screen.findByText('This link no longer works');
    expect(resetPassword).toHaveBeenCalledExactlyOnceWith({
      token: 'secret-token',
      password: 'four calm river stones',
    });
    expect(link('Request a new link')).toBe('/forgot-password');
  });

  it('leads to signing in once it is done', () => {
    const { container } = show('/forgot-password', { outcome: { step: 'reset-done' } });
    expect(within(container).getByRole('link', { name: 'Sign in' })).toBeDefined();
    expect(heading()).toBe('Password changed');
  });
});
