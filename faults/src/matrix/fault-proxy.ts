import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export const faults = ['refused', 'latency', 'reset', 'drip', 'black hole'] as const;

export type Fault = (typeof faults)[number];

const latencyMs = 2_000;
/** 80 bytes a second. */
const drop = { bytes: 8, everyMs: 100 };

/** Stands between a program and a server; what it does to the connections can change at any time. */
export type FaultProxy = {
  readonly port: number;
  /** What callers have sent so far, also while nobody got it. */
  bytesSeen(): number;
  /** Applies to open connections too; null passes everything on. */
  setFault(fault: Fault | null): Promise<void>;
  close(): Promise<void>;
};

type State = { fault: Fault | null; bytes: number; change: PromiseWithResolvers<void> };
type Direction = { from: Socket; to: Socket; isAnswer: boolean };

export async function startFaultProxy(target: { host: string; port: number }): Promise<FaultProxy> {
  const state: State = { fault: null, bytes: 0, change: Promise.withResolvers() };
  const sockets = new Set<Socket>();

  function accept(caller: Socket): void {
    const inner = connect(target);
    for (const socket of [caller, inner]) {
      sockets.add(socket);
      socket.setNoDelay();
      socket.once('close', () => sockets.delete(socket));
    }
    passOn(state, { from: caller, to: inner, isAnswer: false });
    passOn(state, { from: inner, to: caller, isAnswer: true });
  }

  let server = await listen(0, accept);
  const port = portOf(server);

  return {
    port,
    bytesSeen: () => state.bytes,
    async setFault(fault) {
      const isRefusing = state.fault === 'refused';
      state.fault = fault;
      state.change.resolve();
      state.change = Promise.withResolvers();
      if (fault === 'refused') {
        // Nobody listens any more, so the kernel refuses.
        if (!isRefusing) server.close();
        for (const socket of sockets) socket.destroy();
      } else if (isRefusing) {
        server = await listen(port, accept);
      }
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      if (!server.listening) return;
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Delivers chunks in their order, each when the fault allows it. */
function passOn(state: State, direction: Direction): void {
  const { from, to, isAnswer } = direction;
  let last = Promise.resolve();
  from.on('data', (chunk: Buffer) => {
    if (!isAnswer) state.bytes += chunk.length;
    const due = performance.now() + latencyMs;
    last = last.then(() => deliver(state, direction, { chunk, due }));
  });
  from.on('end', () => {
    last = last.then(() => void to.end());
  });
  from.on('error', () => to.destroy());
  from.on('close', () => {
    last = last.then(() => void to.destroySoon());
  });
}

async function deliver(
  state: State,
  { from, to, isAnswer }: Direction,
  { chunk, due }: { chunk: Buffer; due: number },
): Promise<void> {
  let rest = chunk;
  while (rest.length > 0 && !to.destroyed) {
    const { fault, change } = state;
    if (fault === 'black hole') {
      await change.promise;
    } else if (fault === 'latency' && isAnswer && performance.now() < due) {
      // Not cut short by a change: an answer that is on its way stays late.
      await sleep(Math.max(0, due - performance.now()));
    } else if (fault === 'drip' && isAnswer) {
      to.write(rest.subarray(0, drop.bytes));
      rest = rest.subarray(drop.bytes);
      await Promise.race([sleep(drop.everyMs), change.promise]);
    } else if (fault === 'reset' && isAnswer) {
      const half = rest.subarray(0, Math.floor(rest.length / 2));
      await new Promise<void>((resolve) => to.write(half, () => resolve()));
      to.resetAndDestroy();
      from.destroy();
    } else {
      to.write(rest);
      return;
    }
  }
}

function listen(port: number, accept: (caller: Socket) => void): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(accept);
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
