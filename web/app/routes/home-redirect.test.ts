import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import routes from '../routes.ts';
import { loader } from './home-redirect.tsx';

/** The route file for this path. */
function fileAt(address: string): string | undefined {
  // Both types describe a route tree; only the matching fields are read.
  const matches = matchRoutes(routes as never, address);
  const route = matches?.at(-1)?.route as RouteConfigEntry | undefined;
  return route?.file;
}

function answer(address: string): Response {
  const url = new URL(address, 'https://academy.example');
  const context = new RouterContextProvider();
  return loader({ request: new Request(url), url, params: {}, context, pattern: '/home' });
}

describe('other names of the home page', () => {
  it.each(['/index.html', '/index.htm', '/home', '/index'])('[R2.02] lead from %s to /', (name) => {
    expect(fileAt(name)).toBe('routes/home-redirect.tsx');
    const { status, headers } = answer(name);
    expect([status, headers.get('location')]).toEqual([301, '/']);
  });

  it('keep the language and whatever else the address says', () => {
    expect(answer('/home?lang=de&ref=anna').headers.get('location')).toBe('/?lang=de&ref=anna');
  });

  it('cannot be made to lead to another site', () => {
    expect(answer('/home?//evil.example').headers.get('location')).toBe('/?//evil.example');
  });
});

describe('addresses without a page', () => {
  it.each(['/unauthorized', '/forbidden', '/no/such/page'])(
    '[R2.18] %s shows the not-found page',
    (address) => {
      expect(fileAt(address)).toBe('routes/not-found.tsx');
    },
  );
});
