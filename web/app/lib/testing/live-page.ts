import { vi } from 'vitest';

export type LivePage = ReturnType<typeof livePage>;

/** A browser with one stream and one other tab, both controlled by the test. */
export function livePage() {
  const opened = Promise.withResolvers<void>();
  const passedOn: unknown[] = [];
  const waiting: (() => unknown)[] = [];
  let isLockedElsewhere = false;
  let stream: Stream | undefined;
  let channel: { onmessage?: (event: { data: unknown }) => void } | undefined;

  class Stream {
    static readonly CLOSED = 2;
    readyState = 1;
    onmessage?: (event: { data: string }) => void;
    onopen?: () => void;
    onerror?: () => void;
    constructor() {
      stream = this;
      opened.resolve();
      queueMicrotask(() => this.onopen?.());
    }
    close() {
      this.readyState = Stream.CLOSED;
    }
  }
  class Channel {
    onmessage?: (event: { data: unknown }) => void;
    constructor() {
      channel = this;
    }
    postMessage(message: unknown) {
      passedOn.push(message);
    }
    close() {
      channel = undefined;
    }
  }

  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('BroadcastChannel', Channel);
  const browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  vi.stubGlobal('navigator', { locks: { request } });

  async function request(
    _name: string,
    { ifAvailable = false }: { ifAvailable?: boolean },
    work: (lock: object | null) => unknown,
  ): Promise<unknown> {
    if (!isLockedElsewhere) return work({});
    if (ifAvailable) return work(null);
    const taken = Promise.withResolvers<unknown>();
    waiting.push(() => taken.resolve(work({})));
    return taken.promise;
  }

  return {
    passedOn,
    /** Another tab holds the stream's lock until it closes. */
    holdElsewhere: () => {
      isLockedElsewhere = true;
    },
    otherTabCloses: () => {
      isLockedElsewhere = false;
      for (const take of waiting.splice(0)) take();
    },
    /** The server rejects the stream, as during a restart. */
    refuse: () => {
      if (stream) stream.readyState = Stream.CLOSED;
      stream?.onerror?.();
    },
    /** The browser is online again. */
    online: () => browser.dispatchEvent(new Event('online')),
    opened: () => opened.promise,
    /** The server sends a message to this tab. */
    say: (message: object) => stream?.onmessage?.({ data: JSON.stringify(message) }),
    /** The tab that holds the stream broadcasts to this one. */
    forward: (message: object) => channel?.onmessage?.({ data: message }),
  };
}
