import { request } from 'node:http';

export type RawResponse = {
  readonly status: number;
  readonly location: string | undefined;
  readonly cacheControl: string | undefined;
  readonly body: string;
};

/** Requests a URL exactly as spelled; `fetch` would normalise it. */
export function requestRaw(
  origin: string,
  address: string,
  headers: Record<string, string>,
): Promise<RawResponse> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const requested = request({ hostname, port, path: address, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const { location, 'cache-control': cacheControl } = answer.headers;
        const body = Buffer.concat(chunks).toString('utf8');
        resolve({ status: answer.statusCode ?? 0, location, cacheControl, body });
      });
    });
    requested.on('error', reject);
    requested.end();
  });
}
