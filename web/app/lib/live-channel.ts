import { type LiveMessage, liveMessageSchema, mergeLiveMessages } from '@danube/contract/live.ts';
import { liveEventsPerSecond } from '@danube/contract/live-settings.ts';
import { createBackoff } from './backoff.ts';

// Tabs of earlier releases use another name: they would pass on messages without the fields they
// don't know.
const channelName = 'danube:live:2';

type Stream = {
  readonly path: string;
  /** Called once updates arrive: what this tab fetched before may be older than the first of them. */
  readonly onListening: () => void;
  readonly signal: AbortSignal;
  /** Whether updates may have been missed before it opens: then everything is refetched. */
  readonly hasMissed?: boolean;
};

type OnMessage = (message: LiveMessage) => void;

/**
 * One stream for all tabs of a browser: the tab that holds the lock opens it and broadcasts the
 * updates. When that tab closes, the browser passes the lock to the next one.
 */
export function openLiveChannel(stream: Stream, onMessage: OnMessage): void {
  const { signal } = stream;
  if (signal.aborted) return;
  const channel = new BroadcastChannel(channelName);
  const deliver = rateLimit(liveEventsPerSecond, onMessage);
  channel.onmessage = (event) => {
    const message = readMessage(event.data);
    if (message) deliver(message);
  };
  signal.addEventListener('abort', () => channel.close(), { once: true });

  const read = (hasMissed: boolean) =>
    continueReading({ ...stream, hasMissed }, (message) => {
      channel.postMessage(message);
      deliver(message);
    });
  // Rejects only if this tab aborted the wait.
  takeStream(stream, read).catch(() => undefined);
}

/** Updates sent between the end of another tab's stream and the start of this one are lost. */
async function takeStream(
  { signal, onListening, hasMissed = false }: Stream,
  read: (hasMissed: boolean) => Promise<void>,
): Promise<void> {
  const isTaken = await navigator.locks.request(
    channelName,
    { ifAvailable: true },
    async (lock) => {
      if (lock) await read(hasMissed);
      return lock === null;
    },
  );
  if (!isTaken) return;
  onListening();
  await navigator.locks.request(channelName, { signal }, () => read(true));
}

/** EventSource reconnects after network errors but gives up on an error response, so we retry. */
async function continueReading(stream: Stream, onMessage: OnMessage): Promise<void> {
  const pauses = createBackoff();
  let { hasMissed = false } = stream;
  while (!stream.signal.aborted) {
    const outcome = await readStream({ ...stream, hasMissed }, (message, isReceived) => {
      // Only a message proves that the connection works: a stream that opens and breaks backs off
      // further.
      if (isReceived) pauses.reset();
      onMessage(message);
    });
    if (outcome === 'over') return;
    // The next stream starts without a cursor.
    hasMissed = true;
    await pauses.wait();
  }
}

/**
 * Resolves to `over` when the tab leaves or signs out, to `refused` when the server rejects the
 * stream or ends its session.
 */
function readStream(
  stream: Stream,
  onMessage: (message: LiveMessage, isReceived: boolean) => void,
): Promise<'over' | 'refused'> {
  const { path, signal } = stream;
  let { hasMissed = false } = stream;
  let isListening = false;
  return new Promise((resolve) => {
    const source = new EventSource(path);
    const stop = (outcome: 'over' | 'refused') => {
      source.close();
      resolve(outcome);
    };
    signal.addEventListener('abort', () => stop('over'), { once: true });
    source.onopen = () => {
      // Sent once the stream is open, so that nothing is missed after the refetch.
      if (hasMissed) onMessage({ topic: 'reset' }, false);
      else if (!isListening) stream.onListening();
      hasMissed = false;
      isListening = true;
    };
    source.onmessage = (event) => {
      const message = readMessage(JSON.parse(event.data));
      if (!message) return;
      onMessage(message, true);
      // The caller opens another stream if the tab has a new session, and otherwise leaves.
      if (message.topic === 'signed-out') stop('refused');
    };
    source.onerror = () => {
      if (source.readyState === EventSource.CLOSED) stop('refused');
    };
  });
}

/** Null for a message of a later release, which this tab knows nothing about. */
function readMessage(data: unknown): LiveMessage | null {
  const parsed = liveMessageSchema.safeParse(data);
  return parsed.success ? parsed.data : null;
}

/**
 * Throttles messages by merging them: each says what to refetch, so their union is enough. Who is
 * typing isn't refetched and is outdated after a few seconds, so it passes at once.
 */
function rateLimit(
  perSecond: number,
  deliver: (message: LiveMessage) => void,
): (message: LiveMessage) => void {
  const gapMs = 1000 / perSecond;
  const waiting = new Map<LiveMessage['topic'], LiveMessage>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    const [first] = waiting;
    if (!first) return;
    waiting.delete(first[0]);
    deliver(first[1]);
    timer = setTimeout(flush, gapMs);
  };
  return (message) => {
    if (message.topic === 'typing') {
      deliver(message);
      return;
    }
    const before = waiting.get(message.topic);
    // Updates of one topic always merge, so that ten conversations cause one update.
    waiting.set(message.topic, (before && mergeLiveMessages(before, message)) ?? message);
    if (timer === undefined) flush();
  };
}
