import type { Upload } from '@danube/contract/media/media.schemas.ts';
import { UploadFailure } from '../transfer/upload-failure.ts';
import type { PartToSend, UploadSource, UploadTransport } from '../transfer/upload-transport.ts';
import { FakeServer, sha256 } from './fake-server.ts';

/** `before`: the request never arrived. `after`: it did, and its response was lost. */
export type Delivery = 'answered' | 'before' | 'after';

type FakeOptions = {
  partBytes: number;
  /** What happens to the next request. */
  delivery: () => Delivery;
  /** Lets the test control the order of events. */
  turn: () => Promise<void>;
  /** The result of the check. */
  verdict?: 'ready' | 'refused';
};

/** A transport over a bad connection to a server that stores exactly what arrives. */
export function createFakeStorage({ partBytes, delivery, turn, verdict = 'ready' }: FakeOptions) {
  const server = new FakeServer(partBytes, verdict);
  let isOnline = true;
  let announced = 0;

  async function request<Answer>(act: () => Answer): Promise<Answer> {
    await turn();
    const what = delivery();
    if (what === 'before') throw new UploadFailure('again', 'network');
    const answer = act();
    await turn();
    if (what === 'after') throw new UploadFailure('again', 'network');
    return answer;
  }

  const transport: UploadTransport = {
    async begin(input): Promise<Upload> {
      const upload = await request(() => server.begin(input));
      announced += 1;
      return upload;
    },
    readUpload: (fileId) => request(() => server.readUpload(fileId)),
    signParts: (fileId, numbers) => request(() => server.signParts(fileId, numbers)),
    async sendPart({ url, body, signal, onProgress }: PartToSend) {
      const bytes = new Uint8Array(await body.arrayBuffer());
      await request(() => {
        signal.throwIfAborted();
        onProgress(bytes.length);
        server.receive(url, bytes);
      });
      signal.throwIfAborted();
    },
    async digest(body) {
      await turn();
      return sha256(new Uint8Array(await body.arrayBuffer()));
    },
    complete: (fileId, digests) => request(() => server.complete(fileId, digests)),
    abandon: (fileId) => request(() => server.abandon(fileId)),
    readFile: (fileId) => request(() => server.readFile(fileId)),
    async wait(_, signal) {
      await turn();
      signal.throwIfAborted();
    },
    isOnline: () => isOnline,
    async untilOnline(signal) {
      while (!isOnline) {
        await turn();
        signal.throwIfAborted();
      }
    },
    now: () => 0,
    random: () => 0,
  };

  return {
    transport,
    rows: server.rows,
    completed: server.completed,
    /** How many announcements the server received. */
    countAnnounced: () => announced,
    setOnline(next: boolean) {
      isOnline = next;
    },
    /** The storage loses a part that had arrived. */
    losePart: (number: number) => server.losePart(number),
  };
}

export function makeSource(bytes: Uint8Array<ArrayBuffer>): UploadSource {
  const blob = new Blob([bytes]);
  return {
    name: 'course.mp4',
    size: bytes.length,
    lastModified: 1,
    slice: (start, end) => blob.slice(start, end),
  };
}
