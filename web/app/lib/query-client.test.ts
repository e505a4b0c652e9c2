import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A screen with one query and the client's default options. */
function openScreen(client = createQueryClient(), read = vi.fn(async () => 'read')) {
  const observer = new QueryObserver(client, { queryKey: ['some read'], queryFn: read });
  return { client, read, close: observer.subscribe(() => undefined) };
}

it('[R7.12c] reads again only after 5 minutes', async () => {
  const { client, read, close } = openScreen();
  await vi.advanceTimersByTimeAsync(0);
  close();
  await vi.advanceTimersByTimeAsync(5 * minute - 1);
  openScreen(client, read).close();
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  openScreen(client, read).close();
  expect(read).toHaveBeenCalledTimes(2);
});

it('[R7.12c] retries a failed read once', async () => {
  const read = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('unreachable'));
  const { close } = openScreen(createQueryClient(), read);
  await vi.advanceTimersByTimeAsync(minute);
  expect(read).toHaveBeenCalledTimes(2);
  close();
});
