// @vitest-environment jsdom

import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { useLocation } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { declaredFailure } from '../../../lib/testing/declared-failure.ts';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import { onFirstToast } from '../../../ui/toast.ts';
import type { PageSession } from '../../shared/session/browser-session.ts';
import { makeSession } from '../../shared/session/session.factory.ts';
import { makePageSession } from '../../shared/session/testing/page-session.ts';
import { SessionProvider } from '../../shared/session/use-session.tsx';
import { SiteHeader } from './site-header.tsx';

afterEach(cleanup);

function show(page: PageSession, path = '/courses') {
  return render(
    <PageFrame path={path}>
      <SessionProvider session={page}>
        <SiteHeader />
        <Address />
      </SessionProvider>
    </PageFrame>,
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

const accountHandle = (name: string) =>
  screen.getByText(`Account: ${name}`, { selector: 'summary *' }).closest('summary');
const accountMenu = () => accountHandle('Anna Gruber')?.parentElement as HTMLElement;
const siteMenu = () => screen.getByLabelText('Menu').parentElement as HTMLElement;
const linksIn = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')]);

const memberLinks = [
  ['My Courses', '/my-courses'],
  ['My library', '/library'],
  ['My orders', '/my-orders'],
  ['Community', '/community'],
  ['Account settings', '/account-settings'],
];

describe('header of a visitor', () => {
  it('[R2.40] offers Sign In, which leads to /auth, in the bar and in the menu', () => {
    show(makePageSession({}, null));
    const links = screen.getAllByRole('link', { name: 'Sign In', hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/auth', '/auth']);
    expect(screen.queryByText('Loading your account')).toBeNull();
  });

  it('[R2.40] holds the place of the account until it is known who is there', () => {
    const page = makePageSession();
    const { container } = show(page);
    expect(screen.getByText('Loading your account')).toBeDefined();
    expect(container.querySelector('.guest-actions')?.hasAttribute('data-waiting')).toBe(true);
    act(() => page.store.accept(null));
    expect(screen.queryByText('Loading your account')).toBeNull();
    expect(container.querySelector('.guest-actions')?.hasAttribute('data-waiting')).toBe(false);
  });

  it('says nothing of a person in the page as the server sends it', () => {
    const html = renderToStaticMarkup(
      <PageFrame>
        <SessionProvider session={makePageSession({}, makeSession())}>
          <SiteHeader />
        </SessionProvider>
      </PageFrame>,
    );
    expect(html).toContain('href="/auth"');
    expect(html).not.toContain('Anna');
  });
});

describe('header of a member', () => {
  it('[R2.39] has an account menu in place of Sign In, and the same in the menu of phones', () => {
    show(makePageSession({}, makeSession()));
    expect(linksIn(accountMenu())).toEqual(memberLinks);
    expect(linksIn(siteMenu()).slice(-memberLinks.length)).toEqual(memberLinks);
    for (const menu of [accountMenu(), siteMenu()]) {
      expect(within(menu).getByRole('button', { name: 'Sign Out', hidden: true })).toBeDefined();
    }
    expect(screen.queryByRole('link', { name: 'Sign In', hidden: true })).toBeNull();
  });

  it('shows the initials, and the address where there is no name', () => {
    const { unmount } = show(makePageSession({}, makeSession()));
    expect(accountHandle('Anna Gruber')?.textContent).toBe('Account: Anna GruberAG');
    unmount();
    show(makePageSession({}, makeSession({ firstName: '', lastName: '' })));
    expect(accountHandle('anna@posteo.example')).not.toBeNull();
  });

  it.each([
    ['an administrator', { isAdmin: true }, true],
    [
      'an administrator without the second factor',
      { isAdmin: true, needsSecondFactor: true },
      false,
    ],
    ['a member', {}, false],
  ])('leads %s to the administration or not', (_who, user, isLed) => {
    show(makePageSession({}, makeSession(user)));
    const paths = linksIn(accountMenu()).map(([, path]) => path);
    expect(paths.includes('/admin')).toBe(isLed);
  });

  it.each([
    ['succeeds', async () => ({})],
    ['finds no session', () => Promise.reject(declaredFailure('SESSION_MISSING', 401))],
  ])('[R2.39] is at / after a sign-out that %s', async (_how, signOut) => {
    show(makePageSession({ signOut }, makeSession()), '/courses?lang=de');
    await userEvent.click(
      within(accountMenu()).getByRole('button', { name: 'Sign Out', hidden: true }),
    );
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/?lang=de'));
    expect(screen.getAllByRole('link', { name: 'Sign In', hidden: true })).toHaveLength(2);
  });

  it('says so and stays where it is when signing out fails', async () => {
    const signOut = () => Promise.reject(new TypeError('offline'));
    show(makePageSession({ signOut }, makeSession()));
    const toasted = vi.fn();
    onFirstToast(toasted);
    await userEvent.click(
      within(accountMenu()).getByRole('button', { name: 'Sign Out', hidden: true }),
    );
    await waitFor(() => expect(toasted).toHaveBeenCalled());
    expect(screen.getByTestId('address').textContent).toBe('/courses');
  });

  it('folds the menu on signing out', async () => {
    show(makePageSession({ signOut: async () => ({}) }, makeSession()));
    const details = accountMenu() as HTMLDetailsElement;
    details.open = true;
    await userEvent.click(within(details).getByRole('button', { name: 'Sign Out' }));
    expect(details.open).toBe(false);
  });

  it('folds the account menu on Escape and gives the focus back', async () => {
    show(makePageSession({}, makeSession()));
    const details = accountMenu() as HTMLDetailsElement;
    details.open = true;
    within(details).getByRole('link', { name: 'My Courses' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(details.open).toBe(false);
    expect(document.activeElement).toBe(accountHandle('Anna Gruber'));
  });
});
