import { hashPassword } from 'better-auth/crypto';
import { expect, test } from 'vitest';
import { createPasswordHasher, isOutdatedHash } from './password-hasher.ts';

const hasher = createPasswordHasher();
const password = 'violet-harbour-counts-9-boats';

test('hashes with Argon2id and no less memory than OWASP asks for', async () => {
  const hash = await hasher.hash(password);
  const [, memory] = /^\$argon2id\$v=19\$m=(\d+),t=1,p=1\$[\w-]{22}\$[\w-]{43}$/.exec(hash) ?? [];
  expect(Number(memory)).toBeGreaterThanOrEqual(47_104);
  expect(isOutdatedHash(hash)).toBe(false);
  expect(await hasher.hash(password)).not.toBe(hash);
});

test('knows the password again, and no other', async () => {
  const hash = await hasher.hash('Ⅷ-größe-zählt-doppelt');
  expect(await hasher.verify({ hash, password: 'VIII-gro\u0308ße-zählt-doppelt' })).toBe(true);
  expect(await hasher.verify({ hash, password: 'VIII-größe-zählt-Doppelt' })).toBe(false);
  expect(await hasher.verify({ hash: hash.slice(0, -4), password: 'any' })).toBe(false);
});

test('knows passwords that were hashed before, as outdated', async () => {
  const hash = await hashPassword(password);
  expect(isOutdatedHash(hash)).toBe(true);
  expect(await hasher.verify({ hash, password })).toBe(true);
  expect(await hasher.verify({ hash, password: 'not it' })).toBe(false);
});
