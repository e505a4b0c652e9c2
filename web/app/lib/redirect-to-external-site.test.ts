import { afterEach, expect, test, vi } from 'vitest';
import { redirectToExternalSite } from './redirect-to-external-site.ts';

const assign = vi.fn();
vi.stubGlobal('location', { assign });

afterEach(() => assign.mockClear());

test('leaves for an address of the web', () => {
  redirectToExternalSite('https://pay.example/session?x=1');
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://pay.example/session?x=1');
});

test.each(['javascript:alert(1)', 'data:text/html,x', '/checkout', ''])(
  'stays here for %s',
  (address) => {
    expect(() => redirectToExternalSite(address)).toThrow();
    expect(assign).not.toHaveBeenCalled();
  },
);
