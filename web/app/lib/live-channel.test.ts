import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLiveChannel } from './live-channel.ts';
import { type LivePage, livePage } from './testing/live-page.ts';

let page: LivePage;
let leave: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  page = livePage();
  leave = new AbortController();
});

afterEach(() => {
  leave.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function listen(onListening: () => void = () => undefined) {
  const received: { topic: string; at: number }[] = [];
  const start = Date.now();
  openLiveChannel({ path: '/api/live', signal: leave.signal, onListening }, ({ topic }) =>
    received.push({ topic, at: Date.now() - start }),
  );
  return received;
}

test('at most two news a second are acted upon, and none is lost [R9.06b]', async () => {
  const received = listen();
  await page.opened();
  for (const topic of ['cart', 'orders', 'reset']) page.say({ topic });
  for (let again = 0; again < 100; again += 1) page.say({ topic: 'cart' });
  await vi.advanceTimersByTimeAsync(499);
  expect(received).toEqual([{ topic: 'cart', at: 0 }]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(received).toEqual([
    { topic: 'cart', at: 0 },
    { topic: 'orders', at: 500 },
    { topic: 'reset', at: 1_000 },
    { topic: 'cart', at: 1_500 },
  ]);
});

test('news that keep coming are merged: two a second, whatever their number [R9.06b]', async () => {
  const received = listen();
  await page.opened();
  for (let tick = 0; tick < 100; tick += 1) {
    page.say({ topic: 'cart' });
    page.say({ topic: 'orders' });
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(received.length).toBeGreaterThanOrEqual(19);
  for (const { at } of received) {
    const withinASecond = received.filter((other) => other.at >= at && other.at < at + 1_000);
    expect(withinASecond.length).toBeLessThanOrEqual(2);
  }
});

test('what another tab passes on is counted with it', async () => {
  const received = listen();
  await page.opened();
  page.forward({ topic: 'orders' });
  page.say({ topic: 'cart' });
  expect(received).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(500);
  expect(received).toHaveLength(2);
});

test('the first stream of a browser missed nothing', async () => {
  const received = listen();
  await page.opened();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(received).toEqual([]);
});

test('a tab hears once from when on it listens, by its own stream or another tab’s', async () => {
  const own = vi.fn();
  listen(own);
  await page.opened();
  await vi.advanceTimersByTimeAsync(1_000);
  page.refuse();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(own).toHaveBeenCalledTimes(1);
  page.holdElsewhere();
  const beside = vi.fn();
  listen(beside);
  await vi.advanceTimersByTimeAsync(1_000);
  page.otherTabCloses();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(beside).toHaveBeenCalledTimes(1);
});

test('a stream that was turned away and comes again without a cursor says what was missed', async () => {
  const received = listen();
  await page.opened();
  await vi.advanceTimersByTimeAsync(1_000);
  page.refuse();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(received.map(({ topic }) => topic)).toEqual(['reset']);
  expect(page.passedOn).toEqual([{ topic: 'reset' }]);
});

test('so does a tab that takes the stream over from another', async () => {
  page.holdElsewhere();
  const received = listen();
  await vi.advanceTimersByTimeAsync(1_000);
  page.forward({ topic: 'cart' });
  await vi.advanceTimersByTimeAsync(1_000);
  page.otherTabCloses();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(received.map(({ topic }) => topic)).toEqual(['cart', 'reset']);
  expect(page.passedOn).toEqual([{ topic: 'reset' }]);
});

test('the line that comes back ends the pause', async () => {
  const received = listen();
  await page.opened();
  page.refuse();
  await vi.advanceTimersByTimeAsync(100);
  expect(received).toEqual([]);
  page.online();
  await vi.advanceTimersByTimeAsync(100);
  expect(received).toHaveLength(1);
});

test('a message of a later release is ignored, from the server or another tab', async () => {
  const received = listen();
  await page.opened();
  page.say({ topic: 'of a later release' });
  page.forward({ topic: 'of a later release' });
  expect(received).toEqual([]);
  expect(page.passedOn).toEqual([]);
});

test('who is typing is shown at once, however much else there is', async () => {
  const received = listen();
  await page.opened();
  page.say({ topic: 'cart' });
  page.say({ topic: 'orders' });
  for (const id of ['maja', 'otto']) {
    const person = { id, name: 'Maja Horvat', isStaff: false };
    const conversationId = '00000000-0000-4000-8000-000000000001';
    page.say({ topic: 'typing', conversationId, person });
  }
  expect(received.map(({ topic }) => topic)).toEqual(['cart', 'typing', 'typing']);
});

test('the stream of a session that was replaced is opened again for the new one', async () => {
  const received = listen();
  await page.opened();
  await vi.advanceTimersByTimeAsync(1_000);
  page.say({ topic: 'signed-out' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(received.map(({ topic }) => topic)).toEqual(['signed-out', 'reset']);
});
