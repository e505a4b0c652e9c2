// @vitest-environment jsdom
import type { Session } from '@danube/contract/identity/identity.schemas.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '../../../lib/testing/page-frame.tsx';
import type { PageSession } from '../../shared/session/browser-session.ts';
import { makeSession } from '../../shared/session/session.factory.ts';
import { makePageSession } from '../../shared/session/testing/page-session.ts';
import { SessionProvider } from '../../shared/session/use-session.tsx';
import { RolePanel } from './role-panel.tsx';

const loaded = vi.hoisted(() => ({ panels: [] as string[] }));

vi.mock('./admin-panel.tsx', () => {
  loaded.panels.push('admin');
  return { AdminPanel: () => <p>admin panel</p> };
});
vi.mock('./rep-panel.tsx', () => {
  loaded.panels.push('rep');
  return { RepPanel: () => <p>rep panel</p> };
});

beforeEach(() => {
  vi.useFakeTimers();
  // Each test checks what is loaded.
  loaded.panels.length = 0;
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function renderInFrame(page: PageSession) {
  return (
    <PageFrame>
      <SessionProvider session={page}>
        <RolePanel />
      </SessionProvider>
    </PageFrame>
  );
}

function show(user: Partial<Session['user']>): PageSession {
  const page = makePageSession({}, makeSession(user));
  render(renderInFrame(page));
  return page;
}

const panel = () => screen.queryByText(/(admin|rep) panel/)?.textContent;

describe('role panel', () => {
  it('[R2.57] [R7.13] [R9.01h] loads the admin dashboard 1.5 s after the authorisation', async () => {
    const page = makePageSession();
    render(renderInFrame(page));
    await wait(10_000);
    act(() => page.store.accept(makeSession({ isAdmin: true })));
    await wait(1_499);
    expect(loaded.panels).toEqual([]);
    expect(panel()).toBeUndefined();
    await wait(1);
    vi.useRealTimers();
    expect((await screen.findByText(/panel/)).textContent).toBe('admin panel');
    expect(loaded.panels).toEqual(['admin']);
  });

  it('[R2.57] [R7.13] [R9.01i] loads the sales rep panel 1 s after the detection', async () => {
    show({ isSalesRep: true });
    await wait(999);
    expect(loaded.panels).toEqual([]);
    await wait(1);
    vi.useRealTimers();
    expect((await screen.findByText(/panel/)).textContent).toBe('rep panel');
    expect(loaded.panels).toEqual(['rep']);
  });

  it('[R4.13] shows the sales rep panel, not the admin view, to an administrator who is a rep', async () => {
    show({ isSalesRep: true, isAdmin: true });
    await wait(60_000);
    expect(panel()).toBe('rep panel');
  });

  it.each([
    ['a member', {}],
    [
      'an administrator who has not shown a second factor',
      { isAdmin: true, needsSecondFactor: true },
    ],
  ])('[R4.13] shows nothing to %s', async (_, user) => {
    show(user);
    await wait(60_000);
    expect(panel()).toBeUndefined();
    expect(loaded.panels).toEqual([]);
  });

  it('is gone as soon as its person has signed out', async () => {
    const page = show({ isAdmin: true });
    await wait(1_500);
    expect(panel()).toBe('admin panel');
    act(() => page.store.accept(null));
    expect(panel()).toBeUndefined();
  });

  it('is no part of the page as the server sends it', () => {
    expect(
      renderToStaticMarkup(renderInFrame(makePageSession({}, makeSession({ isAdmin: true })))),
    ).toBe('');
  });
});
