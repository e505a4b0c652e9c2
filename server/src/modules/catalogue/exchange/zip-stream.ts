import { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

type Entry = { readonly path: string; readonly body: Readable };

/** A ZIP generated while it is read: only one chunk is in memory, however large the files are. */
export function zipStream(entries: AsyncIterable<Entry>): Readable {
  return Readable.from(zipChunks(entries));
}

async function* zipChunks(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  const waiting: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    waiting.push(chunk);
  });
  for await (const { path, body } of entries) {
    const file = isPacked(path) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    zip.add(file);
    for await (const chunk of body) {
      file.push(toBytes(chunk));
      yield* waiting.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* waiting.splice(0);
  }
  zip.end();
  yield* waiting.splice(0);
}

/** Videos, images and PDFs are already compressed. */
function isPacked(path: string): boolean {
  return !/\.(md|vtt|pine|mq4|mq5|txt)$/.test(path);
}

function toBytes(chunk: unknown): Uint8Array {
  if (chunk instanceof Uint8Array) return chunk;
  throw new TypeError('a file is made of bytes');
}
