import type { FileId } from '@danube/contract/media/media.schemas.ts';
import { UploadFailure } from './upload-failure.ts';
import type { UploadTransport } from './upload-transport.ts';

const signBatchSize = 4;
/** Well within the signature's lifetime. */
const freshMs = 60_000;

type PartUrl = { readonly url: Promise<string>; readonly requestedAt: number };

/** Signed URLs of parts: requested in batches, and renewed when they are old. */
export function createPartUrls(
  transport: Pick<UploadTransport, 'signParts' | 'now'>,
  fileId: FileId,
) {
  const known = new Map<number, PartUrl>();
  const isFresh = ({ requestedAt }: PartUrl) => transport.now() - requestedAt < freshMs;

  function ask(numbers: readonly number[]): void {
    const answer = transport.signParts(fileId, numbers);
    const requestedAt = transport.now();
    for (const number of numbers) {
      const address = { url: answer.then((signed) => urlOf(signed, number)), requestedAt };
      known.set(number, address);
      // Prevents an unhandled rejection; later callers request it again.
      address.url.catch(() => {
        if (known.get(number) === address) known.delete(number);
      });
    }
  }

  return {
    /** `next` are the parts that will be needed soon. */
    of(number: number, next: readonly number[]): Promise<string> {
      const address = known.get(number);
      if (address && isFresh(address)) return address.url;
      const unknown = next.filter((other) => other !== number && !known.has(other));
      ask([number, ...unknown].slice(0, signBatchSize));
      return this.of(number, next);
    },
    drop(number: number): void {
      known.delete(number);
    },
  };
}

function urlOf(signed: readonly { number: number; url: string }[], number: number): string {
  const url = signed.find((part) => part.number === number)?.url;
  if (url === undefined) throw new UploadFailure('again', 'unknown');
  return url;
}
