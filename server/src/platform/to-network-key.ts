import { isIP } from 'node:net';

/**
 * The network of an address, without the part that one subscriber can choose freely: IPv4 /24, IPv6
 * /64. All spellings of an address give the same key.
 */
export function toNetworkKey(address: string): string {
  // Nearly all addresses are spelled this way.
  if (isIP(address) === 4) return `${address.slice(0, address.lastIndexOf('.'))}.0/24`;
  const bare =
    address
      .trim()
      .replace(/^\[(.*)\]$/, '$1')
      .split('%', 1)[0] ?? '';
  const family = isIP(bare);
  if (family === 4) return ipv4Network(bare.split('.').map(Number));
  if (family !== 6) return 'unknown';
  const groups = ipv6Groups(bare);
  const embedded = mappedIpv4(groups);
  if (embedded) return ipv4Network(embedded);
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

function ipv4Network(octets: readonly number[]): string {
  return `${octets.slice(0, 3).join('.')}.0/24`;
}

/** The eight groups of an address already validated by `isIP`. */
function ipv6Groups(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const before = expandPart(head);
  if (tail === undefined) return before;
  const after = expandPart(tail);
  const gap = new Array<number>(8 - before.length - after.length).fill(0);
  return [...before, ...gap, ...after];
}

function expandPart(part: string): number[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const [first = 0, second = 0, third = 0, fourth = 0] = group.split('.').map(Number);
    return [first * 256 + second, third * 256 + fourth];
  });
}

/** `::ffff:a.b.c.d`: how a dual-stack socket reports an IPv4 client. */
function mappedIpv4(groups: readonly number[]): number[] | null {
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!isMapped) return null;
  return groups.slice(6).flatMap((group) => [group >> 8, group & 0xff]);
}
