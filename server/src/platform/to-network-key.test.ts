import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toNetworkKey } from './to-network-key.ts';

test.for([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['::FFFF:cb00:714d', '203.0.113.0/24'],
  ['0:0:0:0:0:ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:DB8:0:0:ffff:ffff:ffff:ffff', '2001:db8:0:0::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::203.0.113.77', '64:ff9b:0:0::/64'],
  ['1::', '1:0:0:0::/64'],
] as const)('%s belongs to %s', ([address, network]) => {
  expect(toNetworkKey(address)).toBe(network);
});

test.for([
  '',
  'localhost',
  '203.0.113',
  '203.0.113.256',
  '1:2:3',
  '::1::',
  '203.0.113.7, 10.0.0.1',
])('%j is no address and shares the one key of the unknown', (text) => {
  expect(toNetworkKey(text)).toBe('unknown');
});

const group = fc.integer({ min: 0, max: 0xffff });
const octet = fc.integer({ min: 0, max: 255 });

test('IPv6: 64 bits of address make one key, whatever the spelling', () => {
  fc.assert(
    fc.property(
      fc.tuple(group, group, group, group),
      fc.tuple(group, group, group, group),
      (net, host) => {
        fc.pre(!(net.every((part) => part === 0) && host[0] === 0));
        const groups = [...net, ...host];
        const plain = groups.map((part) => part.toString(16)).join(':');
        const padded = groups
          .map((part) => part.toString(16).toUpperCase().padStart(4, '0'))
          .join(':');
        // WHATWG URLs contain the shortest form of an address, with `::`.
        const shortest = new URL(`http://[${plain}]/`).hostname;
        const key = `${net.map((part) => part.toString(16)).join(':')}::/64`;
        expect([plain, padded, shortest].map(toNetworkKey)).toEqual([key, key, key]);
      },
    ),
  );
});

test('IPv4: the last number never matters, plain or mapped into IPv6', () => {
  fc.assert(
    fc.property(fc.tuple(octet, octet, octet, octet), ([first, second, third, fourth]) => {
      const address = `${first}.${second}.${third}.${fourth}`;
      const key = `${first}.${second}.${third}.0/24`;
      expect(toNetworkKey(address)).toBe(key);
      expect(toNetworkKey(`::ffff:${address}`)).toBe(key);
      const hex = new URL(`http://[::ffff:${address}]/`).hostname;
      expect(toNetworkKey(hex)).toBe(key);
    }),
  );
});

test('never throws, and answers only networks', () => {
  const network = /^(?:unknown|\d+\.\d+\.\d+\.0\/24|[0-9a-f]{1,4}(?::[0-9a-f]{1,4}){3}::\/64)$/;
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6()), (text) => {
      expect(toNetworkKey(text)).toMatch(network);
    }),
  );
});
