import { describe, expect, test } from 'vitest';
import { looksLikeIssuedCode, referralCodeSchema } from './referral-code.ts';

describe('[R2.17] a single segment of an address', () => {
  test.each(['BALAZ7', 'balaz7', 'A1B2C', 'DANUBE123456'])(
    '%s is looked up as a code',
    (segment) => {
      expect(looksLikeIssuedCode(segment)).toBe(true);
    },
  );

  test.each(['pricing', 'COURSES', '12345', 'AB1', 'DANUBE1234567', 'my-code1', 'ä1bcde', ''])(
    '%s is no code',
    (segment) => {
      expect(looksLikeIssuedCode(segment)).toBe(false);
    },
  );
});

test('codes that were brought along may have an older form', () => {
  expect(referralCodeSchema.parse(' summer_2019 ')).toBe('SUMMER_2019');
  expect(referralCodeSchema.safeParse('<script>').success).toBe(false);
});
