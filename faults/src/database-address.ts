import { connect, createServer, type Socket } from 'node:net';

/** The address that instances connect to; it forwards to the current primary. */
export type DatabaseAddress = {
  readonly port: number;
  /** Forwards to this port from now on; other connections are cut. */
  leadTo(port: number | null): void;
  close(): Promise<void>;
};

export async function openDatabaseAddress(): Promise<DatabaseAddress> {
  let target: number | null = null;
  const sockets = new Set<Socket>();
  const server = createServer((caller) => {
    if (target === null) return void caller.destroy();
    const inner = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [caller, inner],
      [inner, caller],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
    caller.pipe(inner);
    inner.pipe(caller);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    leadTo(port) {
      target = port;
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
