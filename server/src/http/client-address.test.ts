import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createClientIpReader } from './client-address.ts';

const read = createClientIpReader(['10.0.0.0/8', '::1']);

test('believes nobody but the trusted proxies', () => {
  expect(read('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9');
  expect(read('10.0.0.1', '198.51.100.1')).toBe('198.51.100.1');
  expect(read('::1', '198.51.100.1, 10.1.2.3')).toBe('198.51.100.1');
  expect(read('::ffff:10.0.0.1', '2001:db8::1')).toBe('2001:db8::1');
});

test('takes the nearest untrusted hop, whatever the visitor wrote before it', () => {
  fc.assert(
    fc.property(fc.array(fc.ipV4()), (forged) => {
      const header = [...forged, '198.51.100.7'].join(', ');
      expect(read('10.0.0.1', header)).toBe('198.51.100.7');
    }),
  );
});

test('answers null where there is no address at all', () => {
  expect(read(undefined, undefined)).toBeNull();
  expect(read('10.0.0.1', 'nonsense')).toBe('10.0.0.1');
});
