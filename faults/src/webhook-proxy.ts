import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Copy } from '@danube/e2e/product.ts';

/**
 * The stand-in's webhook target: forwards each event to one of the instances and measures the time.
 */
export type WebhookProxy = {
  readonly url: string;
  /** How long the instances took to acknowledge, in milliseconds. */
  readonly times: readonly number[];
  /** Error statuses, 502 if no instance was reachable; successes are only in `times`. */
  readonly rejections: readonly number[];
  leadTo(copies: readonly Copy[]): void;
  close(): Promise<void>;
};

const timeoutMs = 15_000;

export async function startWebhookProxy(): Promise<WebhookProxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const times: number[] = [];
  const rejections: number[] = [];
  let ports: readonly number[] = [];
  let turn = 0;

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    turn += 1;
    const port = ports[turn % ports.length] ?? 0;
    const begin = performance.now();
    const status = await send(agent, { port, body, headers: incoming.headers });
    if (status === 200) times.push(performance.now() - begin);
    else rejections.push(status);
    outgoing.writeHead(status).end();
  }

  const server = createServer((incoming, outgoing) => {
    forward(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const own = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${own}/`,
    times,
    rejections,
    leadTo(copies) {
      ports = copies.map(({ port }) => port);
    },
    close() {
      agent.destroy();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
}

function send(
  agent: Agent,
  sent: { port: number; body: Buffer; headers: IncomingMessage['headers'] },
): Promise<number> {
  const { 'content-type': type, 'stripe-signature': signature } = sent.headers;
  return new Promise((resolve) => {
    const outgoing = request({
      host: '127.0.0.1',
      port: sent.port,
      path: '/api/stripe/webhook',
      method: 'POST',
      agent,
      timeout: timeoutMs,
      headers: {
        'content-type': type,
        'content-length': sent.body.length,
        ...(signature === undefined ? {} : { 'stripe-signature': signature }),
      },
    });
    outgoing.on('response', (response) => {
      response.resume();
      response.on('error', () => resolve(502));
      response.on('end', () => resolve(response.statusCode ?? 502));
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in time')));
    outgoing.on('error', () => resolve(502));
    outgoing.end(sent.body);
  });
}
