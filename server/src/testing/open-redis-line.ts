import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { requirePartUrl } from '../platform/test-parts.ts';

/** A proxy to Redis that can stop responding or disconnect. */
export async function openRedisLine() {
  const target = new URL(requirePartUrl('REDIS_URL'));
  const sockets = new Set<Socket>();
  let mode: 'pass' | 'silent' | 'cut' = 'pass';
  let requested = 0;
  const server = createServer((near) => {
    if (mode === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port || 6379), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (bytes) => {
      requested += 1;
      far.write(bytes);
    });
    far.on('data', (bytes) => {
      if (mode === 'pass') near.write(bytes);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    cutAll();
    server.close();
  });
  // A server that listens on TCP returns an AddressInfo.
  const { port } = server.address() as AddressInfo;
  return {
    url: `redis://127.0.0.1:${port}`,
    /** How often our side sent something. */
    asked: () => requested,
    set(next: typeof mode) {
      mode = next;
      if (next === 'cut') cutAll();
    },
  };
}
