import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { partBytes } from '@danube/contract/media/media.schemas.ts';

export type ReceivedFile = {
  readonly bytes: number;
  readonly sha256: string;
  /** The digest of each part, as sent. */
  readonly partDigests: readonly string[];
};

/** Writes the stream to a file and computes its digests on the way. */
export async function receiveFile(
  body: Readable,
  path: string,
  signal?: AbortSignal,
): Promise<ReceivedFile> {
  const whole = createHash('sha256');
  const partDigests: string[] = [];
  let part = createHash('sha256');
  let bytes = 0;

  function take(chunk: Buffer): void {
    whole.update(chunk);
    let rest = chunk;
    while (rest.length > 0) {
      const room = partBytes - (bytes % partBytes);
      const piece = rest.subarray(0, room);
      part.update(piece);
      bytes += piece.length;
      rest = rest.subarray(piece.length);
      if (bytes % partBytes === 0) part = finish(part);
    }
  }

  function finish(hash: Hash): Hash {
    partDigests.push(hash.digest('hex'));
    return createHash('sha256');
  }

  await pipeline(
    body,
    async function* digest(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        take(chunk);
        yield chunk;
      }
    },
    createWriteStream(path),
    { signal },
  );
  if (bytes % partBytes !== 0) finish(part);
  return { bytes, sha256: whole.digest('hex'), partDigests };
}
