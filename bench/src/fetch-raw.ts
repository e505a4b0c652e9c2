import { request as ask } from 'node:http';

export type RawResponse = {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly cookies: readonly string[];
  /** As received, still compressed. */
  readonly body: Uint8Array<ArrayBuffer>;
};

/** These depend on the connection and the time, not on the response. */
const passing = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** The raw response bytes, which `fetch` would decompress. */
export function fetchRaw(
  url: string,
  options: {
    encoding?: string;
    method?: string;
    headers?: Record<string, string>;
    body?: string;
  } = {},
): Promise<RawResponse> {
  const { method = 'GET', encoding = 'identity' } = options;
  return new Promise((resolve, reject) => {
    const outgoing = ask(
      url,
      { method, headers: { 'accept-encoding': encoding, ...options.headers } },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const entries = Object.entries(incoming.headers).flatMap(([name, value]) =>
            passing.has(name) || value === undefined ? [] : [[name, String(value)]],
          );
          resolve({
            status: incoming.statusCode ?? 0,
            headers: Object.fromEntries(entries),
            cookies: incoming.headers['set-cookie'] ?? [],
            body: new Uint8Array(Buffer.concat(chunks)),
          });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(options.body);
  });
}
