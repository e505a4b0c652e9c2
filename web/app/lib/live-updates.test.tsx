// @vitest-environment jsdom

import { liveSpreadMs } from '@danube/contract/live-settings.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queries } from './api.ts';
import { listenToChat } from './chat-events.ts';
import { LiveUpdates } from './live-updates.tsx';
import { recordResponse } from './response-log.ts';
import { type LivePage, livePage } from './testing/live-page.ts';
import { noRetryQueryClient } from './testing/page-frame.tsx';

let page: LivePage;

beforeEach(() => {
  page = livePage();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const keys = {
  cart: queries.cart.read.queryKey({ input: { language: 'en' } }),
  orders: queries.orders.key(),
  rights: queries.entitlements.mine.queryKey({ input: { items: [] } }),
  learning: queries.learning.myCourses.queryKey({ input: { language: 'en' } }),
  commissions: queries.salesReps.key(),
  payouts: queries.salesRepsAdmin.payouts.queryKey(),
  events: [['events', 'upcoming']],
};

async function open() {
  const loader = vi.fn(() => null);
  const onSignedOut = vi.fn();
  const queryClient = noRetryQueryClient();
  for (const queryKey of Object.values(keys)) queryClient.setQueryData(queryKey, 'read');
  const router = createMemoryRouter([
    {
      path: '/',
      loader,
      hydrateFallbackElement: <output />,
      element: <LiveUpdates isSignedIn onSignedOut={onSignedOut} />,
    },
  ]);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await page.opened();
  loader.mockClear();
  const stale = () =>
    Object.entries(keys)
      .filter(([, queryKey]) => queryClient.getQueryState(queryKey)?.isInvalidated)
      .map(([name]) => name);
  return { loader, onSignedOut, stale, queryClient };
}

it.each([
  ['cart', ['cart']],
  ['orders', ['orders', 'rights']],
  ['learning', ['learning']],
  ['commissions', ['commissions', 'payouts']],
])('news of the %s are asked for again, and nothing else [R4.08]', async (topic, concerned) => {
  const { loader, stale } = await open();
  page.say({ topic });
  await waitFor(() => expect(stale()).toEqual(concerned));
  expect(loader).not.toHaveBeenCalled();
});

it('where it may be anything, everything is asked for again', async () => {
  const { loader, stale } = await open();
  page.say({ topic: 'reset' });
  await waitFor(() => expect(stale()).toEqual(Object.keys(keys)));
  await waitFor(() => expect(loader).toHaveBeenCalledTimes(1));
});

it('content that changed is asked for again, and so is the page, at a moment of its own', async () => {
  const { loader, stale } = await open();
  for (const path of [
    ['cart', 'read'],
    ['entitlements', 'mine'],
    ['learning', 'myCourses'],
  ]) {
    recordResponse(path, new Response(null, { headers: { 'x-reads': 'catalogue' } }));
  }
  for (const path of [['orders'], ['salesReps'], ['salesRepsAdmin', 'payouts']]) {
    recordResponse(path, new Response(null, { headers: { 'x-reads': '-' } }));
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  page.say({ topic: 'content', tags: ['events'] });
  expect(stale()).toEqual([]);
  await vi.advanceTimersByTimeAsync(liveSpreadMs);
  expect(stale()).toEqual(['events']);
  expect(loader).toHaveBeenCalledTimes(1);
});

it('news wait until what is being changed from this page has been', async () => {
  const { loader, stale, queryClient } = await open();
  const answered = Promise.withResolvers<void>();
  const changing = queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: () => answered.promise })
    .execute(undefined);
  page.say({ topic: 'reset' });
  page.say({ topic: 'cart' });
  await waitFor(() => expect(stale()).toEqual(['cart']));
  expect(loader).not.toHaveBeenCalled();
  answered.resolve();
  await changing;
  await waitFor(() => expect(stale()).toEqual(Object.keys(keys)));
  await waitFor(() => expect(loader).toHaveBeenCalledTimes(1));
});

it('messages written while the page was loading are asked for once it listens', async () => {
  const onUpdate = vi.fn();
  const stop = listenToChat(onUpdate);
  const { stale } = await open();
  await waitFor(() => expect(onUpdate.mock.calls).toEqual([['reset']]));
  expect(stale()).toEqual([]);
  stop();
});

it('ends the session of this page when it has ended elsewhere', async () => {
  const { onSignedOut, stale } = await open();
  page.say({ topic: 'signed-out' });
  await waitFor(() => expect(onSignedOut).toHaveBeenCalledTimes(1));
  expect(stale()).toEqual([]);
});

it('goes on where what reads the news cannot be fetched, and tries again', async () => {
  const fetched = vi.fn(() => {
    throw new Error('the network is gone');
  });
  vi.doMock('./live-channel.ts', fetched);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const opened = vi.fn();
  const opening = open().finally(opened);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  vi.doUnmock('./live-channel.ts');
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(6_000);
    expect(opened).toHaveBeenCalled();
  });
  vi.useRealTimers();
  const { stale } = await opening;
  // Updates sent before then are unknown.
  await waitFor(() => expect(stale()).toEqual(Object.keys(keys)));
});
