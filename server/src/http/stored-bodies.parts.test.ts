import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, createServer as createRelay, type Server } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createLessonVideoRoutes } from '../modules/learning/http/create-lesson-video-routes.ts';
import { serveStreams } from '../modules/videos/http/serve-streams.ts';
import type { StreamsApi } from '../modules/videos/videos.api.ts';
import { createStorage, type Storage } from '../platform/storage.ts';
import { requirePartUrl } from '../platform/test-parts.ts';
import { callers } from '../testing/callers.ts';
import { createBareApp } from '../testing/create-bare-app.ts';

const requests = 500;
const concurrentRequests = 25;
/** The connections that the storage client keeps alive between sequential requests. */
const maxIdleSockets = concurrentRequests + 5;
const key = `tests/${randomUUID()}/poster.jpg`;
/** More than the socket buffers between storage and visitor can hold. */
const poster = randomBytes(4 * 1024 * 1024);
const id = '8a6e0804-2bd0-4672-b79d-d97027f9071a';
const posterPath = `/media/videos/${id}/poster.jpg`;
const captionsPath = '/learning/lessons/10000000-0000-4000-8000-000000000001/captions.vtt';

let storage: Storage;
let relay: Server;
let address: AddressInfo;

beforeAll(async () => {
  relay = openRelay();
  storage = openStorage(await listen(relay));
  await storage.put(key, poster, { contentType: 'image/jpeg' });
  const app = createBareApp({
    siteUrl: 'http://127.0.0.1',
    addresses: [
      {
        path: '/media/videos',
        routes: serveStreams({
          streams: streamsOf(storage),
          identity,
          isNewViewer: async () => false,
        }),
      },
      {
        path: '/learning/lessons',
        routes: createLessonVideoRoutes({ learning: stubLearning(storage), identity }),
      },
    ],
  });
  const server = createServer(getRequestListener(app.fetch) as RequestListener);
  address = await listen(server);
  return () => {
    server.closeAllConnections();
    server.close();
  };
});

afterAll(async () => {
  await storage.remove(key);
  storage.close();
  relay.close();
});

const identity = { findActor: async () => callers.member };

test.each([posterPath, captionsPath])('HEADs of %s hold nothing of the storage', async (path) => {
  const answers = await repeatInBatches(() => fetch(url(path), { method: 'HEAD' }));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(answers[0]?.headers.get('content-length')).toBe(String(poster.length));
  await expect.poll(() => openConnections()).toBeLessThanOrEqual(maxIdleSockets);
  expect(await lengthOf(path)).toBe(poster.length);
});

test.each([posterPath, captionsPath])('a visitor who leaves %s lets go of it', async (path) => {
  await repeatInBatches(() => disconnectEarly(path));
  await expect.poll(() => openConnections()).toBeLessThanOrEqual(maxIdleSockets);
  expect(await lengthOf(path)).toBe(poster.length);
});

test('an object that nobody reads is let go of', async () => {
  const own = openRelay();
  const impatient = openStorage(await listen(own), { idleBodyMs: 200 });
  onTestFinished(() => {
    impatient.close();
    own.close();
  });
  const found = await impatient.get(key);
  expect(await openConnections(own)).toBe(1);
  await expect.poll(() => openConnections(own)).toBe(0);
  await expect(text(found?.body ?? Readable.from([]))).rejects.toThrow('was not read');
});

/** A relay through which every storage connection goes, so that they can be counted. */
function openRelay(): Server {
  const part = new URL(requirePartUrl('S3_ENDPOINT'));
  return createRelay((inner) => {
    const outer = connect(Number(part.port), part.hostname);
    inner.pipe(outer).pipe(inner);
    for (const [one, other] of [[inner, outer] as const, [outer, inner] as const]) {
      one.on('error', () => undefined).on('close', () => other.destroy());
    }
  });
}

function openStorage({ port }: AddressInfo, changes: { idleBodyMs?: number } = {}): Storage {
  return createStorage({
    endpoint: `http://127.0.0.1:${port}`,
    region: requirePartUrl('S3_REGION'),
    bucket: requirePartUrl('S3_BUCKET'),
    accessKeyId: requirePartUrl('S3_ACCESS_KEY_ID'),
    secretAccessKey: requirePartUrl('S3_SECRET_ACCESS_KEY'),
    ...changes,
  });
}

function streamsOf(saved: Storage): StreamsApi {
  const findNone = async () => null;
  return {
    master: findNone,
    playlist: findNone,
    segment: findNone,
    film: findNone,
    previewPlaylist: findNone,
    previewRendition: findNone,
    audioPlaylist: findNone,
    audioSegment: findNone,
    previewSegment: findNone,
    thumbnails: findNone,
    captions: findNone,
    picture: () => saved.get(key),
    describePicture: () => saved.head(key),
  };
}

function stubLearning(saved: Storage) {
  return {
    film: async () => null,
    captions: () => saved.get(key),
    describeCaptions: async () => ({ contentLength: poster.length }),
    picture: async () => null,
  };
}

function url(path: string): string {
  return `http://127.0.0.1:${address.port}${path}`;
}

async function lengthOf(path: string): Promise<number> {
  const answer = await fetch(url(path));
  expect(answer.status).toBe(200);
  return (await answer.arrayBuffer()).byteLength;
}

/** Disconnects at the first bytes, or before any arrive. */
async function disconnectEarly(path: string): Promise<void> {
  const socket = connect(address.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`);
  await Promise.race([once(socket, 'data'), sleep(5)]);
  socket.destroy();
}

async function repeatInBatches<Answer>(ask: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  while (answers.length < requests) {
    answers.push(...(await Promise.all(Array.from({ length: concurrentRequests }, ask))));
  }
  return answers;
}

function openConnections(through = relay): Promise<number> {
  return new Promise((resolve, reject) =>
    through.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}

async function listen(server: Server): Promise<AddressInfo> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on TCP returns an AddressInfo.
  return server.address() as AddressInfo;
}
