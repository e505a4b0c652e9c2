import type { Session } from '@danube/contract/identity/identity.schemas.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authError, type Result } from './auth-result.ts';
import { makeSession } from './session.factory.ts';
import type { AuthEvent } from './session-state.ts';
import { createSessionStore, type TabMessage } from './session-store.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-02T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A browser with one of our pages in it, controlled by the test. */
function aPage({ hint = true }: { hint?: boolean } = {}) {
  const world = {
    hint,
    isVisible: true,
    notified: [] as TabMessage[],
    tab: (_message: TabMessage): void => undefined,
    visibility: (): void => undefined,
    session: vi.fn<() => Promise<Result<Session | null>>>(async () => ({ value: null })),
    renewSession: vi.fn<() => Promise<Result<Session>>>(),
    signOut: vi.fn<() => Promise<Result<Record<string, never>>>>(async () => ({ value: {} })),
  };
  const store = createSessionStore({
    calls: {
      session: () => world.session(),
      renewSession: () => world.renewSession(),
      signOut: () => world.signOut(),
    },
    tabs: {
      notify: (message) => world.notified.push(message),
      listen(listener) {
        world.tab = listener;
        return () => undefined;
      },
    },
    hasHint: () => world.hint,
    isVisible: () => world.isVisible,
    onVisibilityChange(listener) {
      world.visibility = listener;
      return () => undefined;
    },
  });
  const events: AuthEvent[] = [];
  store.onAuthEvent((event) => events.push(event));
  return { world, store, events };
}

async function signedInPage(session = makeSession()) {
  const page = aPage();
  page.world.session.mockResolvedValue({ value: session });
  const stop = page.store.start();
  await vi.advanceTimersByTimeAsync(0);
  page.events.length = 0;
  page.world.session.mockClear();
  return { ...page, stop };
}

const unreachable = { error: authError({ code: 'UNREACHABLE', data: null }) };

describe('session of a page', () => {
  it('[R4.01] starts loading and not initialised, and settles with the first lookup', async () => {
    const { world, store, events } = aPage();
    world.session.mockResolvedValue({ value: makeSession() });
    expect(store.state()).toEqual({
      isLoading: true,
      isInitialised: false,
      session: null,
      isSigningOut: false,
    });
    store.start();
    expect(store.state().isInitialised).toBe(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(store.state()).toMatchObject({ isLoading: false, isInitialised: true });
    expect(store.state().session?.user.firstName).toBe('Anna');
    expect(events).toEqual(['SIGNED_IN']);
  });

  it('[R4.01] [R9.01g] settles as signed out after one second, and signs in when the answer comes later', async () => {
    const { world, store, events } = aPage();
    world.session.mockImplementation(
      () => new Promise((resolve) => setTimeout(() => resolve({ value: makeSession() }), 3_000)),
    );
    store.start();
    await vi.advanceTimersByTimeAsync(999);
    expect(store.state().isLoading).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(store.state()).toEqual({
      isLoading: false,
      isInitialised: true,
      session: null,
      isSigningOut: false,
    });
    expect(events).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(store.state().session).not.toBeNull();
    expect(events).toEqual(['SIGNED_IN']);
  });

  it('settles at once, without asking, for a visitor whom no cookie calls signed in', () => {
    const { world, store } = aPage({ hint: false });
    store.start();
    expect(store.state()).toEqual({
      isLoading: false,
      isInitialised: true,
      session: null,
      isSigningOut: false,
    });
    expect(world.session).not.toHaveBeenCalled();
  });

  it('[R7.04b] settles as signed out, so as no administrator, when the first lookup fails', async () => {
    const { world, store } = aPage();
    world.session.mockResolvedValue(unreachable);
    store.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.state()).toEqual({
      isLoading: false,
      isInitialised: true,
      session: null,
      isSigningOut: false,
    });
  });

  it('does not believe a lookup with a token that is being replaced, and sends none meanwhile', async () => {
    const { world, store, events } = await signedInPage();
    const answers: (() => void)[] = [];
    world.session.mockImplementation(
      () => new Promise((resolve) => answers.push(() => resolve({ value: null }))),
    );
    void store.refresh();
    const replacing = store.holdLookups(async () => {
      void store.refresh();
      answers[0]?.();
      await vi.advanceTimersByTimeAsync(60_000);
    });
    await replacing;
    answers[1]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect([world.session.mock.calls.length, events]).toEqual([2, []]);
    expect(store.state().session).not.toBeNull();
    await vi.advanceTimersByTimeAsync(30_000);
    answers[2]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(events).toEqual(['SIGNED_OUT']);
  });

  it('does not believe a lookup that was begun before the visitor signed out', async () => {
    const { world, store } = await signedInPage();
    let answer: (value: Result<Session | null>) => void = () => undefined;
    world.session.mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const requested = store.refresh();
    await store.signOut();
    answer({ value: makeSession() });
    await requested;
    expect(store.state().session).toBeNull();
  });
});

describe('tick of the session', () => {
  it('[R9.06a] asks every 30 seconds whether the session still stands', async () => {
    const { world, store, events } = await signedInPage();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(world.session).not.toHaveBeenCalled();
    world.session.mockResolvedValue({ value: null });
    await vi.advanceTimersByTimeAsync(1);
    expect(world.session).toHaveBeenCalledTimes(1);
    expect(store.state().session).toBeNull();
    expect(events).toEqual(['SIGNED_OUT']);
  });

  it('[R9.06a] rests while nobody sees the tab and asks at once when it is seen again', async () => {
    const { world } = await signedInPage();
    world.isVisible = false;
    world.visibility();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(world.session).not.toHaveBeenCalled();
    world.isVisible = true;
    world.visibility();
    expect(world.session).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(world.session).toHaveBeenCalledTimes(2);
  });

  it('[R4.02] renews a session with less than two days left and says so', async () => {
    const { world, store, events } = await signedInPage(makeSession({}, 1.9));
    world.renewSession.mockResolvedValue({ value: makeSession({}, 7) });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(world.renewSession).toHaveBeenCalledTimes(1);
    expect(world.session).not.toHaveBeenCalled();
    expect(events).toEqual(['TOKEN_REFRESHED']);
    const left = (store.state().session?.expiresAt.getTime() ?? 0) - Date.now();
    expect(left).toBeGreaterThan(6 * 24 * 60 * 60_000);
  });

  it('leaves a session alone that has more than two days left', async () => {
    const { world } = await signedInPage(makeSession({}, 2.1));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(world.renewSession).not.toHaveBeenCalled();
  });

  it('never renews the session of an administrator', async () => {
    const { world } = await signedInPage(makeSession({ isAdmin: true }, 0.1));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(world.renewSession).not.toHaveBeenCalled();
  });

  it('signs out when there is nothing left to renew', async () => {
    const { world, events } = await signedInPage(makeSession({}, 1));
    world.renewSession.mockResolvedValue({
      error: authError({ code: 'SESSION_MISSING', data: null }),
    });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(events).toEqual(['SIGNED_OUT']);
  });

  it('keeps the session while the server cannot be reached', async () => {
    const { world, store, events } = await signedInPage();
    world.session.mockResolvedValue(unreachable);
    await vi.advanceTimersByTimeAsync(90_000);
    expect(store.state().session).not.toBeNull();
    expect(events).toEqual([]);
  });

  it('does not ask again and again because of a cookie that was wrong', async () => {
    const { world, store } = aPage();
    store.start();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(world.session).toHaveBeenCalledTimes(1);
  });

  it('stops with the page', async () => {
    const { world, stop } = await signedInPage();
    stop();
    await vi.advanceTimersByTimeAsync(90_000);
    expect(world.session).not.toHaveBeenCalled();
  });
});

describe('tabs of one browser', () => {
  it('[R4.02] tells the others of signing in and out', async () => {
    const { world, store, events } = aPage({ hint: false });
    store.start();
    store.accept(makeSession());
    await store.signOut();
    expect(world.notified).toEqual(['signed-in', 'signing-out', 'signed-out']);
    expect(events).toEqual(['SIGNED_IN', 'SIGNED_OUT']);
  });

  it('follows a sign-in elsewhere by asking, since messages carry nobody', async () => {
    const { world, store } = aPage({ hint: false });
    store.start();
    world.session.mockResolvedValue({ value: makeSession() });
    world.tab('signed-in');
    await vi.advanceTimersByTimeAsync(0);
    expect(store.state().session?.user.id).toBe('anna');
    expect(world.notified).toEqual([]);
  });

  it('follows a sign-out elsewhere at once', async () => {
    const { world, store, events } = await signedInPage();
    world.tab('signed-out');
    expect(store.state().session).toBeNull();
    expect(events).toEqual(['SIGNED_OUT']);
    expect(world.notified).toEqual([]);
  });

  it('stays signed in when the server has replaced the session', async () => {
    const { world, store, events } = await signedInPage();
    world.session.mockResolvedValue({ value: makeSession() });
    await store.refresh();
    expect(store.state().session?.user.id).toBe('anna');
    expect(events).toEqual([]);
  });

  it('is signed out when the server has ended the session', async () => {
    const { world, store, events } = await signedInPage();
    world.session.mockResolvedValue({ value: null });
    await store.refresh();
    expect(store.state().session).toBeNull();
    expect(events).toEqual(['SIGNED_OUT']);
  });

  it('ends the first account before the second begins when the account changes', async () => {
    const { world, events } = await signedInPage();
    world.session.mockResolvedValue({ value: makeSession({ id: 'ben' as never }) });
    world.tab('signed-in');
    await vi.advanceTimersByTimeAsync(0);
    expect(events).toEqual(['SIGNED_OUT', 'SIGNED_IN']);
  });
});

describe('signing out', () => {
  it('waits for what needs the session, but not for long', async () => {
    const { world, store } = await signedInPage();
    const steps: string[] = [];
    world.signOut.mockImplementation(async () => {
      steps.push('signed out');
      return { value: {} };
    });
    const stop = store.beforeSignOut(async () => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      steps.push('sent');
    });
    store.beforeSignOut(() => Promise.reject(new Error('unreachable')));
    const first = store.signOut();
    await vi.advanceTimersByTimeAsync(500);
    await first;
    expect(steps).toEqual(['sent', 'signed out']);
    stop();
    store.beforeSignOut(() => new Promise(() => undefined));
    const second = store.signOut();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(steps).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    await second;
    expect(steps).toEqual(['sent', 'signed out', 'signed out']);
  });

  it('[R6.06] succeeds where there is no session any more', async () => {
    const { world, store } = await signedInPage();
    world.signOut.mockResolvedValue({ error: authError({ code: 'SESSION_MISSING', data: null }) });
    expect(await store.signOut()).toEqual({ value: {} });
    expect(store.state().session).toBeNull();
  });

  it('[R6.06] succeeds for any error that mentions a missing session', async () => {
    const { world, store } = await signedInPage();
    world.signOut.mockResolvedValue({
      error: {
        ...authError({ code: 'UNAUTHORIZED', data: null }),
        message: 'Auth session missing!',
      },
    });
    expect((await store.signOut()).error).toBeUndefined();
  });

  it('stays signed in and gives the error back for any other reason', async () => {
    const { world, store } = await signedInPage();
    world.signOut.mockResolvedValue(unreachable);
    expect((await store.signOut()).error?.code).toBe('UNREACHABLE');
    expect(store.state().session).not.toBeNull();
  });

  it('is known in every tab before the server ends the session, and taken back if it fails', async () => {
    const { world, store } = await signedInPage();
    const other = await signedInPage();
    let answer: (value: Result<Record<string, never>>) => void = () => undefined;
    world.signOut.mockImplementation(() => {
      for (const message of world.notified.splice(0)) other.world.tab(message);
      return new Promise((resolve) => {
        answer = resolve;
      });
    });
    const requested = store.signOut();
    expect([store, other.store].map((each) => each.state().isSigningOut)).toEqual([true, true]);
    answer(unreachable);
    await requested;
    for (const message of world.notified) other.world.tab(message);
    await vi.advanceTimersByTimeAsync(0);
    expect([store, other.store].map((each) => each.state().isSigningOut)).toEqual([false, false]);
    expect(other.events).toEqual([]);
  });
});

it('[R4.02] [R7.01g] lets a listener go', async () => {
  const { store } = aPage({ hint: false });
  const received = vi.fn();
  const stop = store.onAuthEvent(received);
  store.announceRecovery();
  expect(received).toHaveBeenCalledExactlyOnceWith('PASSWORD_RECOVERY', null);
  stop();
  store.accept(makeSession());
  expect(received).toHaveBeenCalledTimes(1);
});
