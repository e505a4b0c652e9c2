// @vitest-environment jsdom

import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { makeSession } from './session.factory.ts';
import { makePageSession } from './testing/page-session.ts';
import { SessionProvider } from './use-session.tsx';
import { useSignedInMark } from './use-signed-in-mark.ts';

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('data-signed-in');
});

function Marked() {
  useSignedInMark();
  return null;
}

const isMarked = () => document.documentElement.hasAttribute('data-signed-in');

it('marks the page when someone signs in on it, and no longer once they sign out', async () => {
  const page = makePageSession({ signOut: async () => undefined }, null);
  render(
    <SessionProvider session={page}>
      <Marked />
    </SessionProvider>,
  );
  expect(isMarked()).toBe(false);
  act(() => page.store.accept(makeSession()));
  expect(isMarked()).toBe(true);
  await act(() => page.acts.signOut());
  expect(isMarked()).toBe(false);
});

it('keeps the mark of the first paint while the session is unknown', () => {
  document.documentElement.setAttribute('data-signed-in', '');
  render(
    <SessionProvider session={makePageSession()}>
      <Marked />
    </SessionProvider>,
  );
  expect(isMarked()).toBe(true);
});
