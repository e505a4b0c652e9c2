import type { OutgoingHttpHeaders } from 'node:http';

/**
 * The headers of a spoofed request from `address`. Our proxy appends the address it sees to
 * `X-Forwarded-For`; everything else comes from the sender.
 */
export function spoofClient(address: string, number: number): OutgoingHttpHeaders {
  const lie = spoofedHeaders[number % spoofedHeaders.length];
  if (!lie) throw new Error('a disguise is needed');
  return lie(address, number);
}

/** A spoofed request without a proxy in between: nothing in these headers is true. */
export function spoofDirectClient(number: number): OutgoingHttpHeaders {
  return spoofClient(fakeIpAddress(number), number);
}

const spoofedHeaders: readonly ((address: string, number: number) => OutgoingHttpHeaders)[] = [
  (address) => ({ 'x-forwarded-for': address }),
  (address, number) => ({ 'x-forwarded-for': `${fakeIpAddress(number)}, ${address}` }),
  // Claims to come from our proxy, as if the request were internal.
  (address, number) => ({ 'x-forwarded-for': `127.0.0.1, ${fakeIpAddress(number)}, ${address}` }),
  (address) => ({ 'x-forwarded-for': `::1,127.0.0.1,${address}` }),
  (address, number) => ({
    'x-forwarded-for': [fakeIpAddress(number), fakeIpAddress(number + 1), address],
  }),
  (address, number) => ({ 'x-forwarded-for': `unknown, "<b>${number}, ,;,${address}` }),
  (address, number) => ({
    'x-forwarded-for': `${Array.from({ length: 60 }, (_, hop) => fakeIpAddress(number + hop)).join(', ')}, ${address}`,
  }),
  (address, number) => ({
    'x-forwarded-for': address,
    forwarded: `for="[2001:db8::${(number & 0xffff).toString(16)}]";proto=https, for=${fakeIpAddress(number)}`,
  }),
  (address, number) => ({
    'x-forwarded-for': address,
    'x-real-ip': fakeIpAddress(number),
    'cf-connecting-ip': fakeIpAddress(number + 1),
    'true-client-ip': fakeIpAddress(number + 2),
    'x-client-ip': fakeIpAddress(number + 3),
    'x-forwarded': fakeIpAddress(number + 4),
  }),
  // The server's internal header for the detected network.
  (address, number) => ({ 'x-forwarded-for': address, 'x-danube-network': fakeIpAddress(number) }),
  // Claims two chained proxies.
  (address, number) => ({
    'x-forwarded-for': `${fakeIpAddress(number)}, ${address}, 127.0.0.1`,
  }),
];

function fakeIpAddress(number: number): string {
  const [high, low] = [(number >> 8) & 255, number & 255];
  return number % 2 === 0 ? `11.${high}.${low}.9` : `2a00:${(number & 0xffff).toString(16)}::9`;
}
