import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { request } from 'node:http';

/** A file too large for memory, whose parts can be regenerated. */
export type SentFile = {
  readonly bytes: number;
  readonly partCount: number;
  part(number: number): Buffer;
  readonly partDigests: readonly string[];
  readonly sha256: string;
};

export function createSentFile({
  bytes,
  partBytes,
}: {
  bytes: number;
  partBytes: number;
}): SentFile {
  const key = randomBytes(16);
  const partCount = Math.ceil(bytes / partBytes);
  const part = (number: number) => {
    const length = Math.min(partBytes, bytes - (number - 1) * partBytes);
    const start = Buffer.alloc(16);
    start.writeUInt32BE(number, 0);
    return createCipheriv('aes-128-ctr', key, start).update(Buffer.alloc(length));
  };
  const whole = createHash('sha256');
  const partDigests = Array.from({ length: partCount }, (_, index) => {
    const body = part(index + 1);
    whole.update(body);
    return createHash('sha256').update(body).digest('hex');
  });
  return { bytes, partCount, part, partDigests, sha256: whole.digest('hex') };
}

/**
 * Uploads a part to its URL. With `cutAt`, the connection is cut after that share; the status is
 * then 0.
 */
export function putPart(url: string, body: Buffer, cutAt?: number): Promise<number> {
  return new Promise((resolve) => {
    const sending = request(url, {
      method: 'PUT',
      headers: { 'content-length': body.length },
    });
    sending.once('response', (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', () => resolve(0));
    });
    sending.once('error', () => resolve(0));
    sending.once('close', () => resolve(0));
    if (cutAt === undefined) {
      sending.end(body);
      return;
    }
    sending.write(body.subarray(0, Math.floor(body.length * cutAt)), () => sending.destroy());
  });
}
