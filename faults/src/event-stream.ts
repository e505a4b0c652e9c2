import { type ClientRequest, request } from 'node:http';
import { nextNetwork } from './visitor.ts';

/** What happened in a room after one revision, up to another. */
export type RoomChanges = {
  readonly conversationId: string;
  readonly after: number;
  readonly revision: number;
  readonly messages: readonly { readonly seq: number; readonly text: string }[];
};

export type StreamMessage = {
  readonly topic: string;
  readonly tags?: readonly string[];
  /** Conversations that changed without saying how. */
  readonly conversations?: readonly string[];
  /** Messages of open rooms, if the tab asked for them. */
  readonly changes?: readonly RoomChanges[];
};

/** One open tab, like the browser's EventSource but without reconnecting. */
export type OpenStream = {
  /** Undefined until the server responds. */
  readonly status: number | undefined;
  readonly lastEventId: string | undefined;
  readonly isOpen: boolean;
  close(): void;
};

export function openStream(
  copyUrl: string,
  options: {
    cookie?: string;
    lastEventId?: string;
    /** Also receives the messages of open rooms, not only that there are some. */
    hasMessages?: boolean;
    onMessage?(message: StreamMessage, id: string | undefined): void;
  },
): Promise<OpenStream> {
  const { promise, resolve, reject } = Promise.withResolvers<OpenStream>();
  const parse = createParser((message, id) => options.onMessage?.(message, id));
  let outgoing: ClientRequest;
  const stream = {
    status: undefined as number | undefined,
    get lastEventId() {
      return parse.lastEventId() ?? options.lastEventId;
    },
    isOpen: true,
    close() {
      stream.isOpen = false;
      outgoing.destroy();
    },
  };
  outgoing = request(`${copyUrl}/api/live${options.hasMessages ? '?messages=1' : ''}`, {
    agent: false,
    headers: headersOf(options),
  });
  outgoing.on('response', (response) => {
    stream.status = response.statusCode;
    response.setEncoding('utf8');
    response.on('data', (text: string) => {
      // Data that arrives after the tab was closed doesn't count as received.
      if (stream.isOpen) parse.take(text);
    });
    response.on('error', () => undefined);
    response.on('close', () => {
      stream.isOpen = false;
    });
    resolve(stream);
  });
  outgoing.on('error', (error) => {
    stream.isOpen = false;
    reject(error);
  });
  outgoing.end();
  return promise;
}

function headersOf(options: { cookie?: string; lastEventId?: string }): Record<string, string> {
  return {
    accept: 'text/event-stream',
    'x-forwarded-for': nextNetwork(),
    ...(options.cookie ? { cookie: options.cookie } : {}),
    ...(options.lastEventId ? { 'last-event-id': options.lastEventId } : {}),
  };
}

/** The part of the event stream format that the product uses: `id` and one `data` line. */
function createParser(onMessage: (message: StreamMessage, id: string | undefined) => void) {
  let rest = '';
  let lastEventId: string | undefined;

  function readBlock(block: string): void {
    let payload: string | undefined;
    for (const line of block.split('\n')) {
      if (line.startsWith('id: ')) lastEventId = line.slice(4);
      if (line.startsWith('data: ')) payload = line.slice(6);
    }
    if (payload !== undefined) onMessage(JSON.parse(payload), lastEventId);
  }

  return {
    lastEventId: () => lastEventId,
    take(text: string): void {
      const blocks = (rest + text).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) readBlock(block);
    },
  };
}
