import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import routes from '../routes.ts';
import { loader, shouldRevalidate } from './financial-widgets.tsx';

function barsAt(search: string) {
  const request = new Request(`https://danube.example/financial-widgets${search}`);
  // The route doesn't read the framework's other arguments.
  const requested = { context: new RouterContextProvider(), request, params: {} };
  return loader(requested as unknown as Parameters<typeof loader>[0]).bars;
}

/** Whether navigating from one URL to the other refetches. */
function fetches(from: string, to: string): boolean {
  const url = (search: string) => new URL(`https://danube.example/financial-widgets${search}`);
  // The route only compares the two URLs.
  const move = { currentUrl: url(from), nextUrl: url(to), defaultShouldRevalidate: true };
  return shouldRevalidate(move as unknown as Parameters<typeof shouldRevalidate>[0]);
}

describe('route of the calculators', () => {
  it('answers its address', () => {
    const route = routes.find(({ path }) => path === 'financial-widgets');
    expect(route?.file).toBe('routes/financial-widgets.tsx');
  });

  it('brings the bars of the market and the stretch that the address names', () => {
    expect(barsAt('')).toHaveLength(65);
    expect(barsAt('?market=gold&range=1y')).toHaveLength(52);
    expect(barsAt('?market=gold').at(-1)?.close).toBe(4000);
    expect(barsAt('?market=silver&range=9y')).toEqual(barsAt(''));
  });

  it('fetches again for another chart, not for other figures', () => {
    expect(fetches('', '?tool=margin&capital=5')).toBe(false);
    expect(fetches('', '?market=oil')).toBe(true);
    expect(fetches('?range=1y', '?range=all')).toBe(true);
  });
});
