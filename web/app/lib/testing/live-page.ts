import { vi } from 'vitest';

export type LivePage = ReturnType<typeof livePage>;

/** A browser with one stream and one other tab, both of which a test speaks for. */
export function livePage() {
  const opened = Promise.withResolvers<void>();
  let stream: { onmessage?: (event: { data: string }) => void; readyState: number } | undefined;
  let channel: { onmessage?: (event: { data: unknown }) => void } | undefined;

  class Stream {
    static readonly CLOSED = 2;
    readyState = 1;
    onmessage?: (event: { data: string }) => void;
    constructor() {
      stream = this;
      opened.resolve();
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
    postMessage() {
      // Other tabs hear it; there is none that would answer.
    }
    close() {
      channel = undefined;
    }
  }

  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _options: object, work: () => Promise<void>) => work() },
  });

  return {
    opened: () => opened.promise,
    /** The server tells this tab. */
    say: (message: object) => stream?.onmessage?.({ data: JSON.stringify(message) }),
    /** The tab that holds the stream tells this one. */
    passOn: (message: object) => channel?.onmessage?.({ data: message }),
  };
}
