import type { FileId } from '@danube/contract/media/media.schemas.ts';
import { UploadFailure } from './upload-failure.ts';
import type { UploadTransport } from './upload-transport.ts';

const signedAtOnce = 4;
/** Well within the time for which the server signs. */
const freshMs = 60_000;

type Address = { readonly url: Promise<string>; readonly requestedAt: number };

/** Signed addresses of parts: a few are requested together, and old ones are requested again. */
export function createPartAddresses(
  transport: Pick<UploadTransport, 'signParts' | 'now'>,
  fileId: FileId,
) {
  const known = new Map<number, Address>();
  const isFresh = ({ requestedAt }: Address) => transport.now() - requestedAt < freshMs;

  function ask(numbers: readonly number[]): void {
    const answer = transport.signParts(fileId, numbers);
    const requestedAt = transport.now();
    for (const number of numbers) {
      const address = { url: answer.then((signed) => urlOf(signed, number)), requestedAt };
      known.set(number, address);
      // Nothing may be waiting for it yet; later callers request it again.
      address.url.catch(() => {
        if (known.get(number) === address) known.delete(number);
      });
    }
  }

  return {
    /** `next` are the parts that will be asked for soon. */
    of(number: number, next: readonly number[]): Promise<string> {
      const address = known.get(number);
      if (address && isFresh(address)) return address.url;
      const unknown = next.filter((other) => other !== number && !known.has(other));
      ask([number, ...unknown].slice(0, signedAtOnce));
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
