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
