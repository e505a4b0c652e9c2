import type { CausedMessage } from '@danube/contract/live.ts';
import { liveSpreadMs } from '@danube/contract/live-settings.ts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { queries } from './api.ts';
import { createLiveRefetch } from './live-refetch.ts';
import { recordResponse } from './response-log.ts';

/** The queries of a member's tab on a course page, with the content tags of their responses. */
const shown = {
  'identity.session': '-',
  'cart.read': 'catalogue',
  'entitlements.mine': 'catalogue',
  'chatNotifications.list': '-',
  'events.upcoming': 'events',
  'settings.shown': 'settings',
  'catalogue.course': 'catalogue:course',
  'catalogue.book': 'catalogue:book',
};
const ended = new AbortController();

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Counts requests once everything is loaded. */
async function openTab() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const asked: string[] = [];
  const refetch = createLiveRefetch(queryClient, ended.signal);
  for (const [name, reads] of Object.entries(shown)) {
    const path = name.split('.');
    const queryFn = async () => {
      asked.push(name);
      recordResponse(path, new Response(null, { headers: { 'x-reads': reads } }));
      return asked.length;
    };
    new QueryObserver(queryClient, { queryKey: [path, {}], queryFn }).subscribe(() => undefined);
  }
  await vi.advanceTimersByTimeAsync(10);
  asked.length = 0;
  return { queryClient, refetch, asked };
}

function answerToAct(requestId: string): void {
  recordResponse(['cart', 'add'], new Response(null, { headers: { 'x-request-id': requestId } }));
}

/** Advances beyond the time over which tabs are spread. */
function waitLong(): void {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.9);
  onTestFinished(() => random.mockRestore());
}

const course: Extract<CausedMessage, { topic: 'content' }> = {
  topic: 'content',
  tags: ['catalogue:course', 'catalogue'],
};

it('of eight queries only those are asked again that the changed content is part of', async () => {
  const { refetch, asked } = await openTab();
  refetch.refetchContent({ topic: 'content', tags: ['events'] }, () => undefined);
  await vi.advanceTimersByTimeAsync(liveSpreadMs);
  expect(asked).toEqual(['events.upcoming']);
});

it('a course concerns whatever shows courses or the whole catalogue, and no book', async () => {
  const { refetch, asked } = await openTab();
  refetch.refetchContent(course, () => undefined);
  await vi.advanceTimersByTimeAsync(liveSpreadMs);
  expect(asked.toSorted()).toEqual(['cart.read', 'catalogue.course', 'entitlements.mine']);
});

it('a query that never said what it is made of is asked again at every change', async () => {
  const { queryClient, refetch, asked } = await openTab();
  const queryFn = async () => asked.push('administration.today');
  const queryKey = [['administration', 'today'], {}];
  new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(10);
  asked.length = 0;
  refetch.refetchContent({ topic: 'content', tags: ['blog'] }, () => undefined);
  await vi.advanceTimersByTimeAsync(liveSpreadMs);
  expect(asked).toEqual(['administration.today']);
});

it('changes that come while it waits are asked for once', async () => {
  const { refetch, asked } = await openTab();
  const reloadPage = vi.fn();
  waitLong();
  refetch.refetchContent({ topic: 'content', tags: ['events'] }, reloadPage);
  refetch.refetchContent({ topic: 'content', tags: ['settings'] }, reloadPage);
  refetch.refetchContent({ topic: 'content', tags: ['events'] }, reloadPage);
  await vi.advanceTimersByTimeAsync(liveSpreadMs * 0.8);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(liveSpreadMs);
  expect(asked.toSorted()).toEqual(['events.upcoming', 'settings.shown']);
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

it('the tab that acted asks once: its own message brings nothing new', async () => {
  const { queryClient, refetch, asked } = await openTab();
  answerToAct('request-1');
  await vi.advanceTimersByTimeAsync(1);
  await queryClient.invalidateQueries({ queryKey: queries.cart.key() });
  await vi.advanceTimersByTimeAsync(50);
  refetch.refetchKeys({ topic: 'cart', by: ['request-1'] }, [queries.cart.key()]);
  await vi.advanceTimersByTimeAsync(10);
  expect(asked).toEqual(['cart.read']);
});

it('its own message still asks for what the act did not', async () => {
  const { queryClient, refetch, asked } = await openTab();
  answerToAct('request-2');
  await vi.advanceTimersByTimeAsync(1);
  await queryClient.invalidateQueries({ queryKey: queries.cart.key() });
  refetch.refetchContent({ ...course, by: ['request-2'] }, () => undefined);
  await vi.advanceTimersByTimeAsync(liveSpreadMs);
  expect(asked.toSorted()).toEqual(['cart.read', 'catalogue.course', 'entitlements.mine']);
});

it.each([
  ['somebody else', ['request-of-another-tab']],
  ['this tab and somebody else', ['request-3', 'request-of-another-tab']],
  ['nobody that is named', undefined],
])('what %s did is asked for, though this tab has just asked', async (_who, by) => {
  const { queryClient, refetch, asked } = await openTab();
  answerToAct('request-3');
  await vi.advanceTimersByTimeAsync(1);
  await queryClient.invalidateQueries({ queryKey: queries.cart.key() });
  await vi.advanceTimersByTimeAsync(50);
  refetch.refetchKeys({ topic: 'cart', by }, [queries.cart.key()]);
  await vi.advanceTimersByTimeAsync(10);
  expect(asked).toEqual(['cart.read', 'cart.read']);
});

it('what was asked for while the message waited is not asked for again', async () => {
  const { queryClient, refetch, asked } = await openTab();
  waitLong();
  refetch.refetchContent({ topic: 'content', tags: ['events'] }, () => undefined);
  await vi.advanceTimersByTimeAsync(100);
  await queryClient.invalidateQueries({ queryKey: queries.events.key() });
  await vi.advanceTimersByTimeAsync(liveSpreadMs);
  expect(asked).toEqual(['events.upcoming']);
});
