import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measureCpuMs } from '../testing/processor-time.ts';
import { scrubText } from './scrub-text.ts';

test.each([
  ['TypeError: a is undefined', 'TypeError: a is undefined'],
  ["reading 'price' of null", "reading 'price' of null"],
  ['jana.novak+x@example.com is taken', '[address] is taken'],
  ['at f (https://a.example/assets/app-B8Zl0v3x.js:7:91)', 'at f (/assets/app-B8Zl0v3x.js:7:91)'],
  ['f@https://a.example/assets/app-B8Zl0v3x.js:7:91', 'f@/assets/app-B8Zl0v3x.js:7:91'],
  ['at https://a.example/reset-password/hush:1:2', 'at /reset-password/{token}:1:2'],
  ['at https://a.example/ANNA24?tab=x#part', 'at /{referralCode}'],
  ['GET /api/x?token=hush failed', 'GET /api/x failed'],
  ['bad JWT eyJhbGciOiJIUzI1NiJ9abcdefgh', 'bad JWT [token]'],
  ['user 0189f7a2-5b7c-7d3e-9a1b-2c3d4e5f6071', 'user [token]'],
  ['Unexpected token, "my secret note" is not JSON', 'Unexpected token, [text] is not JSON'],
  ['call +421 905 123 456 now', 'call [number] now'],
  ['one\u0007two\tthree', 'one two three'],
])('%j becomes %j', (text, scrubbed) => {
  expect(scrubText(text)).toBe(scrubbed);
});

test('keeps no mail address, wherever it stands', () => {
  const around = fc.constantFrom(' ', ': ', '(', '\n at ', ', ', '=');
  fc.assert(
    fc.property(fc.emailAddress({ size: 'small' }), around, around, (email, before, after) => {
      fc.pre(/^[\w.+-]+@[\w-]+\.[\w.-]+$/.test(email));
      expect(scrubText(`x${before}${email}${after}y`)).not.toContain(email);
    }),
  );
});

test('keeps no parameter of an address', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{6,12}$/), (secret) => {
      const text = `at https://a.example/courses?key=${secret}#${secret}:1:2 /b?c=${secret}`;
      expect(scrubText(text)).not.toContain(secret);
    }),
  );
});

test.each(['a', '@', '1', '"', 'https://a', '-a1', '?', ' 1'])(
  'spends little on the longest report, all of it %j',
  (piece) => {
    const report = piece.repeat(4096).slice(0, 4096);
    // About 20 ms at most; a pattern with catastrophic backtracking would need minutes.
    expect(measureCpuMs(() => scrubText(report))).toBeLessThan(500);
  },
);
