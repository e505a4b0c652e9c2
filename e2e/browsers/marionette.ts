import type { Socket } from 'node:net';

type MarionetteResponse = readonly [
  type: 1,
  id: number,
  error: { error: string; message: string } | null,
  result: unknown,
];

/** Firefox's protocol: JSON arrays over TCP, each prefixed with its length in bytes and a colon. */
export function openMarionette(socket: Socket) {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let received = Buffer.alloc(0);
  let lastId = 0;

  function settle([, id, error, result]: MarionetteResponse): void {
    const requested = waiting.get(id);
    waiting.delete(id);
    if (error) requested?.reject(new Error(`${error.error}: ${error.message}`));
    else requested?.resolve(resultOf(result));
  }
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, Buffer.from(chunk)]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon).toString());
      if (colon < 0 || received.length < end) return;
      const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString('utf8'));
      received = received.subarray(end);
      if (isResponse(message)) settle(message);
    }
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has gone'));
    waiting.clear();
  });

  return {
    send(command: string, parameters: Record<string, unknown> = {}): Promise<unknown> {
      const id = ++lastId;
      const requested = Promise.withResolvers<unknown>();
      waiting.set(id, requested);
      const body = JSON.stringify([0, id, command, parameters]);
      socket.write(`${Buffer.byteLength(body)}:${body}`);
      return requested.promise;
    },
  };
}

/** The first message is a greeting, all others are responses. */
function isResponse(message: unknown): message is MarionetteResponse {
  return Array.isArray(message) && message[0] === 1;
}

/** Most commands wrap their result. */
function resultOf(result: unknown): unknown {
  return result && typeof result === 'object' && 'value' in result ? result.value : result;
}
