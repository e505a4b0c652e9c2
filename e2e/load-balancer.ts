import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** A request with this header, `0` or `1`, goes to that copy. */
export const copyHeader = 'x-copy';

export type LoadBalancer = {
  readonly url: string;
  leadTo(ports: readonly number[]): void;
  close(): Promise<void>;
};

/**
 * The journeys' load balancer: one URL, and requests alternate between the copies, so that nothing
 * works only because a visitor stayed on one copy.
 */
export async function startLoadBalancer(): Promise<LoadBalancer> {
  let ports: readonly number[] = [];
  let turn = 0;

  function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const named = incoming.headers[copyHeader];
    const index = named === undefined ? turn++ % ports.length : Number(named);
    const { method, url } = incoming;
    const headers = { 'x-forwarded-for': networkOf(incoming), ...incoming.headers };
    const inner = request({ host: '127.0.0.1', port: ports[index], method, path: url, headers });
    inner.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    // If a copy is down, the connection is closed without a response, as with a real load balancer.
    inner.on('error', () => outgoing.destroy());
    // Closing a tab must end its live stream on the copy too.
    outgoing.on('close', () => inner.destroy());
    incoming.pipe(inner);
  }

  const server = createServer(forward);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    leadTo(addresses) {
      ports = addresses;
    },
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
}

/**
 * Rate limits count by network, and every visitor comes from localhost: each connection gets its
 * own.
 */
function networkOf({ socket }: IncomingMessage): string {
  const port = socket.remotePort ?? 0;
  return `10.${port >> 8}.${port & 255}.1`;
}
