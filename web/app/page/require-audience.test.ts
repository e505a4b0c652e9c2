import type { Session } from '@danube/contract/identity/identity.schemas.ts';
import { userIdSchema } from '@danube/contract/identity/identity.schemas.ts';
import {
  createRequestHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { declaredFailure } from '../lib/testing/declared-failure.ts';
import { type PageRequest, pageRequest } from './page-request.ts';
import { type Audience, areaSession, requireAudience } from './require-audience.ts';

function makeSession(user: Partial<Session['user']> = {}): Session {
  return {
    user: {
      id: userIdSchema.parse('u1'),
      email: 'jana@example.com',
      firstName: 'Jana',
      lastName: 'Novak',
      isAdmin: false,
      roles: [],
      isSalesRep: false,
      needsSecondFactor: false,
      ...user,
    },
    expiresAt: new Date('2026-12-01T00:00:00Z'),
  };
}

const member = makeSession();
const rep = makeSession({ isSalesRep: true });
const admin = makeSession({ isAdmin: true });

/** A route's manifest entry; nothing runs in a browser here. */
const route = {
  module: '',
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
  hasLoader: true,
  hasAction: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
};

/** A build with one guarded page, so that the test covers the router's own request handling. */
function pagesFor(audience: Audience) {
  const pageLoader = vi.fn(() => 'secret of the page');
  const pageAction = vi.fn(() => 'done');
  const root = { id: 'root', path: '' };
  const area = { id: 'area', parentId: 'root' };
  const page = { id: 'page', parentId: 'area', path: 'inside/:name' };
  const build: Omit<ServerBuild, 'isSpaMode'> = {
    entry: {
      module: {
        default: (...[, status, headers, { staticHandlerContext }]) => {
          const error = Object.values(staticHandlerContext.errors ?? {})[0];
          const body = JSON.stringify({
            error: isRouteErrorResponse(error) ? error.status : error,
            loaded: staticHandlerContext.loaderData,
          });
          return new Response(body, { status, headers });
        },
        handleError: () => undefined,
      },
    },
    routes: {
      root: { ...root, module: { default: () => null, ErrorBoundary: () => null } },
      area: {
        ...area,
        module: {
          default: () => null,
          middleware: [requireAudience(audience)],
          loader: ({ context }) => context.get(areaSession).user.firstName,
        },
      },
      page: {
        ...page,
        module: { default: () => null, loader: pageLoader, action: pageAction },
      },
    },
    assets: {
      entry: { imports: [], module: '' },
      routes: {
        root: { ...root, ...route },
        area: { ...area, ...route },
        page: { ...page, ...route },
      },
      url: '',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
  // The omitted fields are deprecated: required by the type, but never read.
  const handle = createRequestHandler(build as ServerBuild, 'production');
  async function ask(path: string, session: Session | null | Error, method = 'GET') {
    const context = new RouterContextProvider();
    const identity = {
      session: () =>
        session instanceof Error ? Promise.reject(session) : Promise.resolve(session),
    };
    // The guard only reads the session.
    context.set(pageRequest, { api: { identity } } as unknown as PageRequest);
    const response = await handle(
      new Request(`https://academy.example${path}`, { method }),
      context,
    );
    return { status: response.status, headers: response.headers, text: await response.text() };
  }
  return { ask, pageLoader, pageAction };
}

const signIn = '/auth?tab=signin&redirect=%2Finside%2Ftoday%3Fpage%3D2';

describe('guard of a group of pages', () => {
  it('sends a visitor to the sign-in and back [R2.20]', async () => {
    const { ask, pageLoader } = pagesFor('member');
    const answer = await ask('/inside/today?page=2', null);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(signIn);
    expect(pageLoader).not.toHaveBeenCalled();
  });

  it('keeps the language that the address names', async () => {
    const answer = await pagesFor('member').ask('/inside/today?lang=de', null);
    const location = new URL(answer.headers.get('location') ?? '', 'https://academy.example');
    expect(location.searchParams.get('lang')).toBe('de');
    expect(location.searchParams.get('redirect')).toBe('/inside/today?lang=de');
  });

  it.each(['', '&_routes=page', '&_routes=root', '&_routes=area%2Cpage'])(
    'holds for the data of a navigation, whichever routes it names (%s)',
    async (routes) => {
      const { ask, pageLoader } = pagesFor('member');
      const answer = await ask(`/inside/today.data?page=2${routes}`, null);
      // A 202 with the target inside is how the client router is redirected.
      expect(answer.status).toBe(202);
      expect(answer.text).toContain('SingleFetchRedirect');
      expect(answer.text).toContain(signIn);
      expect(pageLoader).not.toHaveBeenCalled();
    },
  );

  it.each(['/inside/today', '/inside/today.data'])('holds for what is sent to %s', async (path) => {
    const { ask, pageAction } = pagesFor('member');
    const answer = await ask(path, null, 'POST');
    expect([202, 303]).toContain(answer.status);
    expect(pageAction).not.toHaveBeenCalled();
  });

  it.each([
    ['admin', member],
    ['admin', rep],
    ['admin', makeSession({ isAdmin: true, needsSecondFactor: true })],
    ['rep', member],
    ['rep', admin],
  ] as const)('is an unknown address to the wrong role [R2.18] (%s)', async (audience, session) => {
    const { ask, pageLoader, pageAction } = pagesFor(audience);
    const page = await ask('/inside/today', session);
    expect(page.status).toBe(404);
    expect(JSON.parse(page.text)).toEqual({ error: 404, loaded: {} });
    const navigation = await ask('/inside/today.data?_routes=page', session);
    expect(navigation.status).toBe(404);
    expect(navigation.text).not.toContain('secret');
    expect((await ask('/inside/today', session, 'POST')).status).toBe(404);
    expect(pageLoader).not.toHaveBeenCalled();
    expect(pageAction).not.toHaveBeenCalled();
  });

  it.each([
    ['member', member],
    ['member', admin],
    ['member', makeSession({ isAdmin: true, needsSecondFactor: true })],
    ['rep', rep],
    ['admin', admin],
  ] as const)('lets the right people in and says who they are (%s)', async (audience, session) => {
    const answer = await pagesFor(audience).ask('/inside/today', session);
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text).loaded).toMatchObject({
      area: 'Jana',
      page: 'secret of the page',
    });
  });

  it('says “come back” while the records are away', async () => {
    const { ask, pageLoader } = pagesFor('member');
    const away = declaredFailure('SERVICE_UNAVAILABLE', 503);
    expect((await ask('/inside/today', away)).status).toBe(503);
    expect((await ask('/inside/today.data', away)).status).toBe(503);
    expect(pageLoader).not.toHaveBeenCalled();
  });
});
