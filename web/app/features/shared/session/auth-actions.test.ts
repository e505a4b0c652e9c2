import { ORPCError } from '@orpc/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '../../../lib/api.ts';
import { createAuthActions } from './auth-actions.ts';
import { createAuthCalls } from './auth-calls.ts';
import { makeSession } from './session.factory.ts';
import { createSessionStore } from './session-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Procedure = (input: unknown) => Promise<unknown>;

/** Actions over an API with only these procedures. */
function createTestActions(procedures: Record<string, Procedure>) {
  const onFailure = vi.fn();
  // The actions under test only call the procedures that the test provides.
  const identity = procedures as unknown as Api['identity'];
  const calls = createAuthCalls(identity, {
    attempts: 3,
    onFailure: (error) => onFailure(error.code),
  });
  const store = createSessionStore({
    calls,
    tabs: { notify: () => undefined, listen: () => () => undefined },
    hasHint: () => false,
    isVisible: () => true,
    onVisibilityChange: () => () => undefined,
  });
  const askAuthenticator = vi.fn(async () => ({ id: 'key' }));
  const navigateTo = vi.fn();
  const acts = createAuthActions({ calls, store, askAuthenticator, navigateTo });
  return { acts, store, onFailure, askAuthenticator, navigateTo };
}

const rejectWith = (code: string, status: number, data?: unknown) =>
  vi.fn(() => Promise.reject(new ORPCError(code, { status, data, defined: true })));

async function settle<Value>(promise: Promise<Value>): Promise<Value> {
  await vi.advanceTimersByTimeAsync(5_000);
  return promise;
}

describe('acts of authentication', () => {
  it.each([
    ['signUp', 'PASSWORD_WEAK', 422],
    ['signIn', 'CREDENTIALS_INVALID', 401],
    ['verifySecondFactor', 'CODE_INVALID', 422],
    ['requestPasswordReset', 'TOO_MANY_REQUESTS', 429],
    ['resetPassword', 'LINK_INVALID', 410],
    ['confirmAddress', 'LINK_INVALID', 410],
  ] as const)(
    '[R8.06] %s gives the error back without throwing, and logs its code',
    async (act, code, status) => {
      const procedure = rejectWith(code, status);
      const { acts, onFailure } = createTestActions({ [act]: procedure });
      const answer = await settle(
        (acts[act] as (input: object) => Promise<{ error?: unknown }>)({}),
      );
      expect(answer.error).toMatchObject({ code, status });
      expect(procedure).toHaveBeenCalledTimes(1);
      expect(onFailure).toHaveBeenCalledExactlyOnceWith(code);
    },
  );

  it.each([502, 503, 504])('[R8.06] tries again after %d, three times in all', async (status) => {
    const procedure = rejectWith('AWAY', status);
    const { acts } = createTestActions({ signIn: procedure });
    const answer = await settle(acts.signIn({}));
    expect(answer.error?.status).toBe(status);
    expect(procedure).toHaveBeenCalledTimes(3);
  });

  it('[R8.06] tries again when the network fails, and signs in when it is back', async () => {
    const signIn = vi
      .fn<Procedure>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue({ outcome: 'signed-in', session: makeSession() });
    const { acts, store, onFailure } = createTestActions({ signIn });
    await settle(acts.signIn({ identifier: 'a', password: 'b' }));
    expect(signIn).toHaveBeenCalledTimes(2);
    expect(store.state().session?.user.firstName).toBe('Anna');
    expect(onFailure).not.toHaveBeenCalled();
  });

  it.each([400, 401, 403, 409, 422, 429, 500])(
    '[R8.06] does not repeat after %d',
    async (status) => {
      const procedure = rejectWith('REFUSED', status);
      await settle(createTestActions({ signIn: procedure }).acts.signIn({}));
      expect(procedure).toHaveBeenCalledTimes(1);
    },
  );

  it('[R8.06] gives a weak password back with its reasons', async () => {
    const { acts } = createTestActions({
      signUp: rejectWith('PASSWORD_WEAK', 422, { reasons: ['date'] }),
    });
    const answer = await settle(acts.signUp({} as never));
    expect(answer.error?.data).toEqual({ reasons: ['date'] });
  });

  it('[R8.14] names a missing session and invalid credentials as promised', async () => {
    const { acts } = createTestActions({
      signIn: rejectWith('CREDENTIALS_INVALID', 401),
      resetPassword: rejectWith('SESSION_MISSING', 401),
    });
    const invalid = await settle(acts.signIn({}));
    const missing = await settle(acts.resetPassword({} as never));
    expect(invalid.error?.message).toBe('Invalid login credentials');
    expect(missing.error?.message).toBe('Auth session missing!');
  });

  it('[R6.06] takes a missing session on sign-out for success', async () => {
    const { acts } = createTestActions({ signOut: rejectWith('SESSION_MISSING', 401) });
    expect(await settle(acts.signOut())).toEqual({ value: {} });
  });

  it('does not sign in while the second factor is missing', async () => {
    const { acts, store } = createTestActions({
      signIn: async () => ({ outcome: 'second-factor' }),
    });
    expect((await settle(acts.signIn({}))).value).toEqual({ outcome: 'second-factor' });
    expect(store.state().session).toBeNull();
  });

  it('signs in with what the authenticator answers', async () => {
    const finish = vi.fn<Procedure>(async () => ({ outcome: 'signed-in', session: makeSession() }));
    const { acts, store, askAuthenticator } = createTestActions({
      startPasskeySignIn: async () => ({ challenge: 'x' }),
      finishPasskeySignIn: finish,
    });
    await settle(acts.signInWithPasskey());
    expect(askAuthenticator).toHaveBeenCalledExactlyOnceWith({ challenge: 'x' });
    expect(finish).toHaveBeenCalledExactlyOnceWith({ answer: { id: 'key' } });
    expect(store.state().session).not.toBeNull();
  });

  it('says so calmly when the visitor declines the passkey', async () => {
    const { acts, askAuthenticator } = createTestActions({ startPasskeySignIn: async () => ({}) });
    askAuthenticator.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    expect((await settle(acts.signInWithPasskey())).error?.code).toBe('PASSKEY_DECLINED');
  });

  it('leaves for the provider where the server says', async () => {
    const { acts, navigateTo } = createTestActions({
      startProviderSignIn: async () => ({ url: 'https://id.example/start' }),
    });
    await settle(acts.signInWithProvider({ provider: 'id' }));
    expect(navigateTo).toHaveBeenCalledExactlyOnceWith('https://id.example/start');
  });

  it('looks again who is signed in after the password was reset', async () => {
    const { acts, store } = createTestActions({
      resetPassword: async () => ({}),
      session: async () => null,
    });
    store.accept(makeSession());
    await settle(acts.resetPassword({} as never));
    expect(store.state().session).toBeNull();
  });

  it('signs in with a confirmed registration', async () => {
    const { acts, store } = createTestActions({
      confirmAddress: async () => ({ outcome: 'signed-in', session: makeSession() }),
    });
    await settle(acts.confirmAddress({ token: 'x' }));
    expect(store.state().session).not.toBeNull();
  });

  it.each(['showSecondFactor', 'signInWithPasskey'] as const)(
    '%s signs nobody out by a lookup that met the server after the old token had ended',
    async (act) => {
      const session = makeSession();
      const slow = (value: unknown) => async () => {
        await new Promise((resolve) => setTimeout(resolve, 100));
        return value;
      };
      const { acts, store } = createTestActions({
        session: async () => null,
        startPasskeySignIn: async () => ({}),
        finishPasskeySignIn: slow({ outcome: 'signed-in', session }),
        // Nested, unlike the others.
        account: { showSecondFactor: slow({}) } as never,
      });
      store.accept(session);
      const acting: Promise<unknown> =
        act === 'showSecondFactor' ? acts[act]({ code: '123456' }) : acts[act]();
      await vi.advanceTimersByTimeAsync(50);
      await store.refresh();
      expect(store.state().session).toEqual(session);
      await settle(acting);
      expect(store.state().session).toEqual(session);
    },
  );
});
