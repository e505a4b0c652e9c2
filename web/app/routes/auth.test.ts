import type { Session } from '@danube/contract/identity/identity.schemas.ts';
import { RouterContextProvider } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '../lib/api.ts';
import { type PageRequest, pageRequest } from '../page/page-request.ts';
import routes from '../routes.ts';
import { action, headers, loader } from './auth.tsx';

const session = { user: { id: 'anna' }, expiresAt: new Date(0) } as unknown as Session; // only its presence matters
let current: Session | null;
let signIn: ReturnType<typeof vi.fn>;

beforeEach(() => {
  current = null;
  signIn = vi.fn(async () => ({ outcome: 'signed-in', session }));
});

function requested(path: string, body?: Record<string, string>) {
  const context = new RouterContextProvider();
  const identity = { session: async () => current, providers: async () => [], signIn };
  // The route reads nothing else from the page's request.
  const page = { api: { identity } as unknown as Api, reportError: vi.fn() };
  context.set(pageRequest, page as unknown as PageRequest);
  const init = body ? { method: 'POST', body: new URLSearchParams(body) } : {};
  const request = new Request(`https://danube.example${path}`, init);
  const token = /^\/reset-password\/(.+)$/.exec(path)?.[1];
  // The route doesn't read the framework's other arguments.
  return { context, request, params: { token } } as unknown as Parameters<typeof loader>[0];
}

async function thrownBy(run: Promise<unknown>): Promise<Response> {
  return run.then(
    () => expect.unreachable('nothing was thrown'),
    (thrown: Response) => thrown,
  );
}

describe('route of the authentication screen', () => {
  it('[R2.03] answers its five addresses', () => {
    const paths = routes
      .filter((route) => route.file === 'routes/auth.tsx')
      .map(({ path }) => path);
    expect(paths).toEqual(['auth', 'signup', 'login', 'forgot-password', 'reset-password/:token']);
  });

  it('[R2.33] sends somebody who is signed in on to the wanted page, never to another site', async () => {
    current = session;
    const there = async (path: string) =>
      (await thrownBy(loader(requested(path)))).headers.get('location');
    expect(await there('/auth?redirect=/my-courses')).toBe('/my-courses');
    expect(await there('/signup')).toBe('/');
    expect(await there('/auth?redirect=//evil.example')).toBe('/');
  });

  it('lets somebody who is signed in choose a new password, and hides the address from others', async () => {
    current = session;
    const answer = await loader(requested('/reset-password/token'));
    expect(answer.data.pathToken).toBe('token');
    const loaderHeaders = new Headers(answer.init?.headers);
    const sent = headers({ loaderHeaders } as Parameters<typeof headers>[0]); // reads nothing else
    expect(new Headers(sent).get('referrer-policy')).toBe('no-referrer');
  });

  it('keeps somebody who is signed in where a reset link may have led, its token unseen', async () => {
    current = session;
    const answer = await loader(requested('/auth?tab=signin'));
    expect(answer.data.pathToken).toBeNull();
  });

  it('[R2.33] signs in by a native form and sees the visitor off to the wanted page', async () => {
    const form = { intent: 'sign-in', identifier: ' Anna@Posteo.Example ', password: 'secret' };
    const done = await thrownBy(action(requested('/auth?redirect=%2Fmy-courses', form)));
    expect([done.status, done.headers.get('location')]).toEqual([303, '/my-courses']);
    expect(signIn).toHaveBeenCalledWith({ identifier: 'anna@posteo.example', password: 'secret' });
    const hostile = await thrownBy(action(requested('/auth?redirect=https://evil.example', form)));
    expect(hostile.headers.get('location')).toBe('/');
  });

  it('answers a native form that is refused with the form again', async () => {
    const answer = await action(
      requested('/auth', { intent: 'sign-in', identifier: '', password: '' }),
    );
    expect(answer.init?.status).toBe(422);
    expect(answer.data).toMatchObject({
      step: 'refused',
      problem: { code: 'CREDENTIALS_MISSING' },
    });
  });
});
