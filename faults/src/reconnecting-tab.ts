import { setTimeout as sleep } from 'node:timers/promises';
import type { Copy } from '@danube/e2e/product.ts';
import { type OpenStream, openStream } from './event-stream.ts';
import type { SeededRandom } from './seeded-random.ts';

/** A tab whose connection breaks at random and that reconnects to any instance with its cursor. */
export type ReconnectingTab = {
  /** The positions of everything received, in order. */
  readonly received: readonly string[];
  readonly resets: number;
  readonly cuts: number;
  /** From now on the connection isn't cut. */
  settle(): Promise<void>;
  close(): void;
};

const maxAttempts = 10;

export function startReconnectingTab(
  copies: readonly Copy[],
  cookie: string,
  random: SeededRandom,
): ReconnectingTab {
  const received: string[] = [];
  let resets = 0;
  let cuts = 0;
  let isSettling = false;
  let lastEventId: string | undefined;
  let stream: OpenStream | undefined;

  async function open(): Promise<OpenStream> {
    const copy = copies[random.below(copies.length)];
    if (!copy) throw new Error('a copy is needed');
    return openStream(copy.url, {
      cookie,
      lastEventId,
      onMessage(message, id) {
        if (message.topic === 'reset') resets += 1;
        else received.push(placeOf(id));
      },
    });
  }

  /**
   * An instance that can't read the backlog disconnects; a browser then reconnects, and so do we.
   */
  async function openWithRetry(): Promise<OpenStream> {
    for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
      const opened = await open().catch(() => undefined);
      if (opened) return opened;
      cuts += 1;
      await sleep(100 * attempt);
    }
    return open();
  }

  async function live(): Promise<void> {
    stream = await openWithRetry();
    while (!isSettling) {
      await sleep(20 + random.below(200));
      lastEventId = stream.lastEventId;
      stream.close();
      cuts += 1;
      await sleep(random.below(150));
      stream = await openWithRetry();
    }
  }

  const living = live();
  return {
    received,
    get resets() {
      return resets;
    },
    get cuts() {
      return cuts;
    },
    async settle() {
      isSettling = true;
      await living;
    },
    close: () => stream?.close(),
  };
}

/** The last part of a cursor is its creation time, which isn't part of the position. */
function placeOf(id: string | undefined): string {
  return (id ?? '').split('.').slice(0, 2).join('.');
}
