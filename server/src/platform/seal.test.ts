import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSeal } from './seal.ts';

const seal = createSeal('a secret of the server, long enough');

test('opens what it closed, and shows nothing of it before', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 8 }), (text) => {
      const sealed = seal.close(text);
      expect(sealed).not.toContain(text);
      expect(Buffer.from(sealed, 'base64url').includes(text)).toBe(false);
      expect(seal.open(sealed)).toBe(text);
    }),
  );
});

test('never closes a text the same way twice', () => {
  expect(seal.close('the same')).not.toBe(seal.close('the same'));
});

test('refuses what was changed anywhere', () => {
  const bytes = Buffer.from(seal.close('transfer 10'), 'base64url');
  for (const index of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(() => seal.open(changed.toString('base64url'))).toThrow();
  }
});

test('refuses what another secret closed', () => {
  const other = createSeal('another secret of another server');
  expect(() => seal.open(other.close('hello'))).toThrow();
});
