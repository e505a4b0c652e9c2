import { BlockList, isIP } from 'node:net';

/** Whether a connection comes from one of the proxies we trust. */
export function createTrustedProxyCheck(
  trustedNetworks: readonly string[],
): (address: string | undefined) => boolean {
  const trusted = new BlockList();
  for (const network of trustedNetworks) {
    const [address = '', prefix] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix) trusted.addSubnet(address, Number(prefix), family);
    else trusted.addAddress(address, family);
  }
  return (spelling = '') => {
    const address = unmapIpv4(spelling);
    const family = isIP(address);
    return family !== 0 && trusted.check(address, family === 6 ? 'ipv6' : 'ipv4');
  };
}

/** Finds the client's IP behind trusted proxies; forged headers have no effect. */
export function createClientIpReader(trustedNetworks: readonly string[]) {
  const isTrusted = createTrustedProxyCheck(trustedNetworks);

  /** Walks from the socket outwards and stops at the first untrusted address. */
  return function readClientAddress(
    socketAddress: string | undefined,
    forwardedFor: string | undefined,
  ): string | null {
    const hops = (forwardedFor ?? '').split(',').map((hop) => unmapIpv4(hop.trim()));
    let address = unmapIpv4(socketAddress ?? '');
    while (isTrusted(address)) {
      const next = hops.pop();
      if (next === undefined || isIP(next) === 0) break;
      address = next;
    }
    return isIP(address) === 0 ? null : address;
  };
}

/** An IPv4 address that arrived over an IPv6 socket is the same visitor. */
function unmapIpv4(address: string): string {
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
}
