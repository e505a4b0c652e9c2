import type { Upload } from '@danube/contract/media/media.schemas.ts';
import { type PartRange, partRanges } from './part-ranges.ts';
import { createPartUrls } from './part-urls.ts';
import { type RetryOptions, retry } from './retry.ts';
import type { UploadSource, UploadTransport } from './upload-transport.ts';

const concurrency = 3;

type SendOptions = RetryOptions & {
  readonly transport: UploadTransport;
  readonly source: UploadSource;
  readonly upload: Upload;
  /** Known digests of the parts, by number; filled here. */
  readonly digests: Map<number, string>;
  /** Bytes sent, and how many of them arrived as complete parts. */
  readonly onProgress: (sentBytes: number, arrivedBytes: number) => void;
};

/** Sends every part that hasn't arrived, three at a time. Resolves when all of them have. */
export async function sendParts(options: SendOptions): Promise<void> {
  const ranges = partRanges(options.upload);
  const arrived = new Set(options.upload.received);
  const waiting = ranges.filter(({ number }) => !arrived.has(number));
  const sent = new Map(
    ranges.map((part) => [part.number, arrived.has(part.number) ? lengthOf(part) : 0]),
  );
  const addresses = createPartUrls(options.transport, options.upload.fileId);

  function report(): void {
    const whole = ranges.filter(({ number }) => arrived.has(number));
    options.onProgress(sumOf(sent.values()), sumOf(whole.map(lengthOf)));
  }

  function count(part: PartRange, bytes: number): void {
    sent.set(part.number, Math.min(bytes, lengthOf(part)));
    report();
  }

  async function sendOne(part: PartRange, signal: AbortSignal): Promise<void> {
    await retry({ ...options, signal }, async () => {
      const body = options.source.slice(part.start, part.end);
      await digestOnce(options, part.number, body);
      const next = waiting.map(({ number }) => number);
      const url = await addresses.of(part.number, next);
      signal.throwIfAborted();
      try {
        const onProgress = (bytes: number) => count(part, bytes);
        await options.transport.sendPart({ url, body, signal, onProgress });
      } catch (error) {
        // It may have expired; nothing that was sent counts.
        addresses.drop(part.number);
        if (!signal.aborted) count(part, 0);
        throw error;
      }
    });
    arrived.add(part.number);
    count(part, lengthOf(part));
  }

  report();
  await runConcurrently(options.signal, async (signal) => {
    for (let part = waiting.shift(); part; part = waiting.shift()) await sendOne(part, signal);
  });
}

/** The digests of all parts in order; those of parts that arrived earlier are computed now. */
export async function collectDigests(
  options: Pick<SendOptions, 'transport' | 'source' | 'upload' | 'digests' | 'signal'>,
): Promise<string[]> {
  const inOrder: string[] = [];
  for (const { number, start, end } of partRanges(options.upload)) {
    options.signal.throwIfAborted();
    inOrder.push(await digestOnce(options, number, options.source.slice(start, end)));
  }
  return inOrder;
}

async function digestOnce(
  { transport, digests }: Pick<SendOptions, 'transport' | 'digests'>,
  number: number,
  body: Blob,
): Promise<string> {
  const known = digests.get(number);
  if (known !== undefined) return known;
  const digest = await transport.digest(body);
  digests.set(number, digest);
  return digest;
}

/** The first failure stops the other lanes too, and is thrown once they have all stopped. */
async function runConcurrently(
  outer: AbortSignal,
  lane: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const stop = new AbortController();
  const signal = AbortSignal.any([outer, stop.signal]);
  const failures: unknown[] = [];
  const all = Array.from({ length: concurrency }, () =>
    lane(signal).catch((error: unknown) => {
      failures.push(error);
      stop.abort();
    }),
  );
  await Promise.all(all);
  outer.throwIfAborted();
  if (failures.length > 0) throw failures[0];
}

function sumOf(lengths: Iterable<number>): number {
  return [...lengths].reduce((sum, length) => sum + length, 0);
}

function lengthOf({ start, end }: PartRange): number {
  return end - start;
}
