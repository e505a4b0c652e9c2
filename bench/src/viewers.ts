import { Agent, request } from 'node:http';
import type { Socket } from 'node:net';
import { mapConcurrently } from '@danube/faults/map-concurrently.ts';
import { openBuyersStage } from './buyers-stage.ts';
import { findFilm } from './find-film.ts';
import { expectAtMost, type Figure, informational } from './measurement.ts';
import type { Stage } from './stage.ts';

const viewers = 200;

/**
 * Members watch a video to the end at the same time; the storage sends it, the instance signs the
 * links.
 */
export async function measureViewers(stage: Stage): Promise<Figure[]> {
  const members = await openBuyersStage(stage);
  const people = await members.addBuyers('viewer', viewers);
  const film = await findFilm(stage);
  const product = await stage.startProduct();
  try {
    const ours = countedConnections();
    const storage = countedConnections();
    const waits: number[] = [];
    const cpuBefore = product.cpuSeconds();
    const begin = performance.now();
    await mapConcurrently(viewers, people, async ({ cookie }) => {
      const at = `${product.url}/media/videos/${film.id}`;
      const ask = (path: string) => ours.get(`${at}/${path}`, { cookie });
      const renditions = addressesIn((await ask('full.m3u8')).body);
      // The middle rendition, which most viewers get.
      const list = renditions[Math.floor(renditions.length / 2)] ?? '';
      const segments = addressesIn((await ask(list)).body);
      for (const segment of segments) {
        const requested = performance.now();
        const { location } = await ask(list.replace('index.m3u8', segment));
        waits.push(performance.now() - requested);
        await storage.get(location, {});
      }
    });
    const seconds = (performance.now() - begin) / 1_000;
    const sorted = waits.toSorted((one, other) => one - other);
    const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
    const passed = ours.bytes();
    const sent = storage.bytes();
    return [
      expectAtMost(5, {
        what: `bytes through the copy, of all that ${viewers} viewers got (%)`,
        value: (passed / (passed + sent)) * 100,
      }),
      informational('film of', `${film.seconds} s in ${waits.length / viewers} segments`),
      informational(
        'from the copy and from the storage',
        `${megabytes(passed)} and ${megabytes(sent)}`,
      ),
      informational('a whole film for each of them', `${seconds.toFixed(1)} s`),
      informational('links a second', (waits.length / seconds).toFixed(0)),
      informational('p99 until a link is there', `${p99.toFixed(0)} ms`),
      informational('CPU of the copy', `${(product.cpuSeconds() - cpuBefore).toFixed(1)} s`),
    ];
  } finally {
    await Promise.all([product.stop(), members.close()]);
  }
}

type ViewerResponse = { readonly body: string; readonly location: string };

/** Counts received bytes, including headers, per connection. */
function countedConnections() {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const sockets = new Set<Socket>();
  function get(url: string, headers: Record<string, string>): Promise<ViewerResponse> {
    return new Promise((resolve, reject) => {
      const requested = request(url, { agent, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const status = answer.statusCode ?? 0;
          if (status !== 200 && status !== 302) reject(new Error(`${status} for ${url}`));
          else {
            const body = Buffer.concat(parts).toString('latin1');
            resolve({ body, location: answer.headers.location ?? '' });
          }
        });
      });
      requested.on('socket', (socket: Socket) => sockets.add(socket));
      requested.on('error', reject);
      requested.end();
    });
  }
  return {
    get,
    bytes: () => [...sockets].reduce((sum, { bytesRead }) => sum + bytesRead, 0),
  };
}

function addressesIn(list: string): string[] {
  const first = [.../URI="([^"]+)"/g[Symbol.matchAll](list)].map(([, address = '']) => address);
  const others = list.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return [...first, ...others];
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}
