import type { IncomingMessage } from 'node:http';
import type { RequestOrigin } from '../platform/request-origin.ts';
import { createClientIpReader, createTrustedProxyCheck } from './client-address.ts';

export type OriginReader = (
  socketAddress: string | undefined,
  header: (name: string) => string | null | undefined,
) => RequestOrigin;

/** Location headers are only trusted from our proxies: anyone can send them. */
export function createOriginReader(trustedNetworks: readonly string[]): OriginReader {
  const isTrusted = createTrustedProxyCheck(trustedNetworks);
  const readClientAddress = createClientIpReader(trustedNetworks);
  return (socketAddress, header) => ({
    proxyHeader: (name) => (isTrusted(socketAddress) ? header(name) : null),
    address: () => readClientAddress(socketAddress, header('x-forwarded-for') ?? undefined),
  });
}

/** The same for a request on the fast path. */
export function originOf(
  { headers, socket }: IncomingMessage,
  readOrigin: OriginReader,
): RequestOrigin {
  return readOrigin(socket.remoteAddress, (name) => {
    const value = headers[name];
    return typeof value === 'string' ? value : null;
  });
}
