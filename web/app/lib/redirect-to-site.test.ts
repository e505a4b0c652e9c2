import { afterEach, expect, test, vi } from 'vitest';
import { redirectToSite } from './redirect-to-site.ts';

const assign = vi.fn();
vi.stubGlobal('location', { assign });

afterEach(() => assign.mockClear());

test('leaves for an address of the web', () => {
  redirectToSite('https://pay.example/session?x=1');
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://pay.example/session?x=1');
});

test.each(['javascript:alert(1)', 'data:text/html,x', '/checkout', ''])(
  'stays here for %s',
  (address) => {
    expect(() => redirectToSite(address)).toThrow();
    expect(assign).not.toHaveBeenCalled();
  },
);
