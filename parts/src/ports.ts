import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

export const portNames = [
  'postgres',
  'redis',
  's3',
  'mailSmtp',
  'mailInbox',
  'openid',
  'stripe',
  'vies',
  'cephMonitor',
  'cephMonitorOldProtocol',
] as const;
export type PortName = (typeof portNames)[number];

/** The ports of one set, stored in its folder so that addresses survive a restart. */
export interface PortRegistry {
  /** The stored port if it is free, otherwise the next free one. Call before starting a server. */
  claim(name: PortName): Promise<number>;
  /** Ports for a Ceph OSD to choose from; it needs eight and skips taken ones. */
  range: { first: number; last: number };
}

/* Below 32768, where Linux's ephemeral ports start: an outgoing connection could take a stored port
   while its server is stopped. */
const lowestPort = 10_240;
const highestPort = 32_735;
const blockSize = 32;
const reservedForRange = 20;
const blockCount = Math.floor((highestPort - lowestPort + 1) / blockSize);

/** Each folder has its own block of ports, so that sets starting at the same time don't compete. */
export function firstPortOfBlock(folder: string): number {
  const digest = createHash('sha256').update(folder).digest();
  return lowestPort + (digest.readUInt32BE(0) % blockCount) * blockSize;
}

export function openPortRegistry(folder: string, isFree = isPortFree): PortRegistry {
  const path = join(folder, 'ports.json');
  const remembered = readSavedPorts(path);
  const first = firstPortOfBlock(folder);

  async function claim(name: PortName): Promise<number> {
    const known = remembered[name];
    if (known !== undefined && (await isFree(known))) return known;
    for (const candidate of candidates(first)) {
      if (Object.values(remembered).includes(candidate)) continue;
      // Reserved before the check completes: parts start in parallel and must not get the same
      // port.
      remembered[name] = candidate;
      if (await isFree(candidate)) {
        writeFileSync(path, `${JSON.stringify(remembered, null, 2)}\n`);
        return candidate;
      }
    }
    throw new Error(`no free port between ${lowestPort} and ${highestPort}`);
  }

  return {
    claim,
    range: { first: first + blockSize - reservedForRange, last: first + blockSize - 1 },
  };
}

/** Its own block first, then the following ones; never the part reserved for a range. */
function* candidates(first: number): Generator<number> {
  for (let block = 0; block < blockCount; block += 1) {
    const offset = (first - lowestPort + block * blockSize) % (blockCount * blockSize);
    for (let index = 0; index < blockSize - reservedForRange; index += 1) {
      yield lowestPort + offset + index;
    }
  }
}

export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ host: '127.0.0.1', port }, () => server.close(() => resolve(true)));
  });
}

function readSavedPorts(path: string): Partial<Record<PortName, number>> {
  if (!existsSync(path)) return {};
  // Only openPortRegistry writes this file.
  return JSON.parse(readFileSync(path, 'utf8')) as Partial<Record<PortName, number>>;
}
