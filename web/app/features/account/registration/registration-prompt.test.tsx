// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link, useLocation } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import type { PageSession } from '../../shared/session/browser-session.ts';
import { makeSession } from '../../shared/session/session.factory.ts';
import { makePageSession } from '../../shared/session/testing/page-session.ts';
import { SessionProvider } from '../../shared/session/use-session.tsx';
import { registrationPrompt } from './prompt.ts';
import { DownloadLink, RegistrationPrompt, useRegistrationPrompt } from './registration-prompt.tsx';

afterEach(() => {
  cleanup();
  registrationPrompt.close();
});

function Page({ session, path }: { session: PageSession; path: string }) {
  return (
    <PageFrame path={path}>
      <SessionProvider session={session}>
        <DownloadLink to="/download#forbidden-trading">Start</DownloadLink>
        <Asking />
        <Link to="/about">About</Link>
        <Address />
        <RegistrationPrompt />
      </SessionProvider>
    </PageFrame>
  );
}

function show(session: PageSession, path = '/') {
  return render(<Page session={session} path={path} />);
}

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output data-testid="address">{pathname + search + hash}</output>;
}

function Asking() {
  const { open } = useRegistrationPrompt();
  return (
    <button type="button" onClick={open}>
      Ask
    </button>
  );
}

const visitor = () => makePageSession({}, null);
const start = () => screen.getByText('Start');
const address = () => screen.getByTestId('address').textContent;
const dialog = () => screen.findByRole('dialog', { name: 'Register free to download' });

describe('link to the downloads', () => {
  it('[R2.36] opens the prompt for a visitor, who stays on the page', async () => {
    show(visitor());
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(start());
    expect(await dialog()).toBeDefined();
    expect(address()).toBe('/');
  });

  it('[R2.36] leads a member to the downloads, and shows no prompt', async () => {
    show(makePageSession({}, makeSession()));
    await userEvent.click(start());
    expect(address()).toBe('/download#forbidden-trading');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads to the downloads in the page as sent, which is the same for everybody', () => {
    const html = renderToStaticMarkup(<Page session={visitor()} path="/" />);
    expect(html).toContain('href="/download#forbidden-trading"');
  });

  it('leads there, too, while it is not known who is there', async () => {
    show(makePageSession());
    await userEvent.click(start());
    expect(address()).toBe('/download#forbidden-trading');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'leaves a click with %j to the browser',
    (how) => {
      show(visitor());
      // jsdom can't open another tab; the test checks that the browser may.
      let hasLeft: boolean | undefined;
      const watch = (event: Event) => {
        hasLeft = !event.defaultPrevented;
        event.preventDefault();
      };
      document.addEventListener('click', watch, { once: true });
      fireEvent.click(start(), how);
      expect(hasLeft).toBe(true);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );
});

describe('registration prompt', () => {
  it('[R2.37] promises free registration and the complete PDF of one book', async () => {
    show(visitor());
    await userEvent.click(start());
    expect((await dialog()).textContent).toContain(
      'Registration is free and includes the complete PDF of our featured book, Forbidden Trading.',
    );
  });

  it.each([
    ['/', '/auth?tab=signup&redirect=/download'],
    ['/?lang=sk', '/auth?tab=signup&redirect=/download&lang=sk'],
  ])('[R2.37] leads from %s to the sign-up and then to the downloads', async (path, target) => {
    show(visitor(), path);
    await userEvent.click(start());
    await dialog();
    await userEvent.click(screen.getByRole('link', { name: 'Register free' }));
    expect(address()).toBe(target);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[R2.37] closes with Maybe Later and gives the focus back to what opened it', async () => {
    show(visitor());
    await userEvent.click(start());
    await dialog();
    await userEvent.click(screen.getByRole('button', { name: 'Maybe Later' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(start()));
    expect(address()).toBe('/');
  });

  it('can be asked for by any other control, and closes on Escape', async () => {
    show(visitor());
    const button = screen.getByRole('button', { name: 'Ask' });
    await userEvent.click(button);
    await dialog();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('closes when the visitor signs in elsewhere', async () => {
    const session = visitor();
    show(session);
    await userEvent.click(start());
    await dialog();
    act(() => session.store.accept(makeSession()));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
