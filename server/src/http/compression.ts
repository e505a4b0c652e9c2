import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const quality = { [constants.BROTLI_PARAM_QUALITY]: 5 };
/** Compression doesn't speed up a response that fits into one packet. */
const minCompressedBytes = 1_200;
const compressible = /^(text\/|application\/json)/;

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** The smallest encoding that the browser accepts. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted?.includes('br')) return 'br';
  return accepted?.includes('gzip') ? 'gzip' : 'identity';
}

/** Off the main thread. */
export function compress(body: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(body, { level: 6 });
  // The size hint keeps zlib from allocating large buffers for small bodies.
  const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return compressBrotli(body, { params: { ...quality, ...hint } });
}

/** A text in the best encoding, with the headers that say so. */
export async function encodeText(
  text: string,
  accepted?: string | string[],
): Promise<{ body: string | Buffer; headers: Record<string, string | number> }> {
  const bytes = Buffer.byteLength(text);
  const encoding = bytes < minCompressedBytes ? 'identity' : chooseEncoding(accepted?.toString());
  const vary = 'Accept-Encoding';
  // As text, Node sends it in one piece with the headers.
  if (encoding === 'identity') return { body: text, headers: { vary, 'content-length': bytes } };
  const body = await compress(Buffer.from(text), encoding);
  const headers = { vary, 'content-encoding': encoding, 'content-length': body.length };
  return { body, headers };
}

/**
 * Compression side channels (BREACH) don't apply: cross-site requests arrive without the session
 * cookie, and no response contains a secret next to text from the request.
 */
export async function compressResponse(answer: Response, accepted?: string): Promise<Response> {
  const isText = compressible.test(answer.headers.get('content-type') ?? '');
  if (!answer.body || !isText || answer.headers.has('content-encoding')) return answer;
  const headers = new Headers(answer.headers);
  headers.append('vary', 'Accept-Encoding');
  const encoding = chooseEncoding(accepted);
  const whole = Buffer.from(await answer.arrayBuffer());
  const isUncompressed = encoding === 'identity' || whole.length < minCompressedBytes;
  const body = isUncompressed ? whole : await compress(whole, encoding);
  if (!isUncompressed) headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.length));
  return new Response(new Uint8Array(body), { status: answer.status, headers });
}
