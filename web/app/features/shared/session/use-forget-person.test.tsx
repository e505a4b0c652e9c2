// @vitest-environment jsdom

import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { personalKeys } from '../storage/forget-person.ts';
import { makeSession } from './session.factory.ts';
import { makePageSession } from './testing/page-session.ts';
import { useForgetPerson } from './use-forget-person.ts';
import { SessionProvider } from './use-session.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

function Page() {
  useForgetPerson();
  return null;
}

function open(page: ReturnType<typeof makePageSession>): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of [...personalKeys, 'theme']) storage.setItem(key, 'something');
  }
  render(
    <SessionProvider session={page}>
      <Page />
    </SessionProvider>,
  );
}

const left = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
const everything = 2 * (personalKeys.length + 1);

it('deletes what a person wrote here as soon as they sign out, and nothing else', async () => {
  const page = makePageSession({ signOut: async () => undefined }, makeSession());
  open(page);
  expect(left()).toHaveLength(everything);
  await act(() => page.acts.signOut());
  expect(left()).toEqual(['theme', 'theme']);
});

it('deletes it when a session ended while no page was open', () => {
  open(makePageSession({}, null));
  expect(left()).toEqual(['theme', 'theme']);
});

it('keeps it while nobody knows whether the session has ended', () => {
  open(makePageSession());
  expect(left()).toHaveLength(everything);
  cleanup();
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('signedIn=1');
  open(makePageSession({}, null));
  expect(left()).toHaveLength(everything);
});
