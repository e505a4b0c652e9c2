import { createServer } from 'node:net';

export function freePort(): Promise<number> {
  return probe(0);
}

/** A free port followed by another free one. */
export async function freePortPair(): Promise<number> {
  for (;;) {
    const port = await probe(0);
    const next = await probe(port + 1).catch(() => 0);
    if (next === port + 1) return port;
  }
}

function probe(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
