import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

const chunkBytes = 256 * 1024;
const timeoutMs = 10 * 60_000;

/**
 * Scans a file with clamd's INSTREAM command: each chunk prefixed by its length, then a zero
 * length. Throws if the scanner is down or refuses: an unscanned file isn't clean.
 */
export async function isInfected(address: string, path: string): Promise<boolean> {
  const socket = connect(toTarget(address));
  socket.setTimeout(timeoutMs, () => socket.destroy(new Error('the scanner is silent')));
  const answer = text(socket);
  // clamd may respond and disconnect early once it has seen enough.
  const [sent, said] = await Promise.allSettled([send(socket, path), answer]);
  const verdict = said.status === 'fulfilled' ? said.value.replace(/\0/g, '').trim() : '';
  if (verdict.endsWith(' FOUND')) return true;
  if (verdict.endsWith(': OK') && sent.status === 'fulfilled') return false;
  throw new Error(`the scanner did not judge: ${verdict || String(failureOf(sent, said))}`);
}

async function send(socket: Socket, path: string): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0'));
  for await (const chunk of createReadStream(path, { highWaterMark: chunkBytes })) {
    // A stream without encoding yields buffers.
    const bytes = chunk as Buffer;
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    await write(socket, Buffer.concat([length, bytes]));
  }
  await write(socket, Buffer.alloc(4));
}

function write(socket: Socket, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
}

function failureOf(...results: PromiseSettledResult<unknown>[]): unknown {
  return results.find((result) => result.status === 'rejected')?.reason;
}

function toTarget(address: string): { path: string } | { host: string; port: number } {
  if (address.startsWith('/')) return { path: address };
  const { hostname, port } = new URL(`tcp://${address}`);
  return { host: hostname, port: Number(port || 3310) };
}
