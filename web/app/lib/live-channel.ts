import { type LiveMessage, liveMessageSchema, mergeLive } from '@danube/contract/live.ts';
import { liveEventsPerSecond } from '@danube/contract/live-settings.ts';
import { createRetryPauses } from './retry-pauses.ts';

const channelName = 'danube:live';

type Stream = {
  readonly path: string;
  readonly signal: AbortSignal;
  /** Whether updates may have passed unheard before it opens: then everything is requested again. */
  readonly hasMissed?: boolean;
};

type OnMessage = (message: LiveMessage) => void;

/**
 * One stream for all tabs of a browser: the tab that gets the lock opens it and passes the updates
 * on. When that tab closes, the lock goes to the next one on its own.
 */
export function openLiveChannel(stream: Stream, onMessage: OnMessage): void {
  const { signal } = stream;
  if (signal.aborted) return;
  const channel = new BroadcastChannel(channelName);
  const deliver = atMostPerSecond(liveEventsPerSecond, onMessage);
  channel.onmessage = (event) => deliver(liveMessageSchema.parse(event.data));
  signal.addEventListener('abort', () => channel.close(), { once: true });

  const read = (hasMissed: boolean) =>
    continueReading({ ...stream, hasMissed }, (message) => {
      channel.postMessage(message);
      deliver(message);
    });
  // The only reason to fail is that this tab gave up waiting.
  takeStream(stream, read).catch(() => undefined);
}

/** Where another tab holds the stream, nobody receives what comes between its end and ours. */
async function takeStream(
  { signal, hasMissed = false }: Stream,
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
  if (isTaken) await navigator.locks.request(channelName, { signal }, () => read(true));
}

/** The browser repairs broken lines on its own; a refusal it takes permanently, so we ask again. */
async function continueReading(stream: Stream, onMessage: OnMessage): Promise<void> {
  const pauses = createRetryPauses();
  let { hasMissed = false } = stream;
  while (!stream.signal.aborted) {
    const outcome = await readStream({ ...stream, hasMissed }, (message, isReceived) => {
      // Only what the server said proves the line: a stream that opens and breaks must wait longer.
      if (isReceived) pauses.reset();
      onMessage(message);
    });
    if (outcome === 'over') return;
    // The next one begins without a cursor.
    hasMissed = true;
    await pauses.wait();
  }
}

/** Over when the tab leaves or the session ends; refused when the server turned it away. */
function readStream(
  stream: Stream,
  onMessage: (message: LiveMessage, isReceived: boolean) => void,
): Promise<'over' | 'refused'> {
  const { path, signal } = stream;
  let { hasMissed = false } = stream;
  return new Promise((resolve) => {
    const source = new EventSource(path);
    const stop = (outcome: 'over' | 'refused') => {
      source.close();
      resolve(outcome);
    };
    signal.addEventListener('abort', () => stop('over'), { once: true });
    source.onopen = () => {
      // Once it is listening, nothing is missed.
      if (hasMissed) onMessage({ topic: 'reset' }, false);
      hasMissed = false;
    };
    source.onmessage = (event) => {
      const message = liveMessageSchema.parse(JSON.parse(event.data));
      onMessage(message, true);
      if (message.topic === 'signed-out') stop('over');
    };
    source.onerror = () => {
      if (source.readyState === EventSource.CLOSED) stop('refused');
    };
  });
}

/** Merges what comes too fast: messages say what to look at, so the union says it once. */
function atMostPerSecond(
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
    const before = waiting.get(message.topic);
    // Two updates of one topic always merge, so that ten conversations are one update.
    waiting.set(message.topic, (before && mergeLive(before, message)) ?? message);
    if (timer === undefined) flush();
  };
}
