import { passwordReasons } from '@danube/contract/identity/password-rules.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DomainError } from '../../platform/domain-error.ts';
import { measureCpuMs } from '../../testing/processor-time.ts';
import { runSize } from '../../testing/run-size.ts';
import { createPasswordChecker, requireStrongPassword } from './password-strength.ts';

const checker = createPasswordChecker();
checker.prepare();

const maja = ['Maja', 'Horvát', 'maja.horvat@posta.example'];

test('accepts a password that is long and hard to guess, without a reason', () => {
  for (const password of ['xK9#vQ2m!pLz', 'gravel lantern oboe sixty', 'Žltý-kôň-úpel-óde']) {
    expect(checker.judge(password, maja)).toMatchObject({ isAccepted: true, reasons: [] });
  }
});

test.each([
  ['xK9#vQ2m!', 'tooShort'],
  ['qwertyuiop', 'commonPassword'],
  ['p4ssw0rd123', 'commonPassword'],
  ['development', 'commonWord'],
  ['Schokolade', 'commonWord'],
  ['skierowanie', 'commonWord'],
  ['Christopher', 'name'],
  ['MajaHorvat1990', 'personalDetail'],
  ['qwedsazxcrfv', 'keyboardPattern'],
  ['aaaaaaaaaaaaaaaa', 'repetition'],
  ['abcdefghijklm', 'sequence'],
  ['24.12.1987', 'date'],
] as const)('refuses %s and says %s', (password, reason) => {
  const verdict = checker.judge(password, maja);
  expect(verdict.isAccepted).toBe(false);
  expect(verdict.reasons).toContain(reason);
});

test('says no more of a short password without a pattern than that it is short', () => {
  expect(checker.judge('q7#vK', []).reasons).toEqual(['tooShort']);
});

test('refuses a score below three even where the password is long enough', () => {
  expect(checker.judge('Tr0ub4dour&3', [])).toMatchObject({ score: 2, isAccepted: false });
});

test.each([
  'maja.horvat@posta.example',
  'HORVAT-maja-2026',
  'M4j4H0rv@t1990',
  'tavroHajaMtavroH',
  'Danube-Trading-Academy-2026!',
  'danubetradingacademy',
  'mahorvatjahorvatmaja',
])('counts nothing that is personal or the name of the academy: %s', (password) => {
  const { isAccepted, reasons } = checker.judge(password, maja);
  expect({ isAccepted, isNotified: reasons.includes('personalDetail') }).toEqual({
    isAccepted: false,
    isNotified: true,
  });
});

test('lets a personal word stand beside what is strong without it', () => {
  expect(checker.judge('maja xK9#vQ2m!pLz', maja).isAccepted).toBe(true);
});

test('a personal detail is never accepted as the password', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(personalDetail(), fc.array(personalDetail(), { maxLength: 3 }), (detail, more) => {
      expect(checker.judge(detail, [...more, detail]).isAccepted).toBe(false);
    }),
    { numRuns: runSize({ nightly: 100, short: 20 }) },
  );
});

test('gives reasons for what it refuses, none for what it accepts, and the same ones again', {
  timeout: 30_000,
}, () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 128, unit: 'grapheme' }), (password) => {
      const verdict = checker.judge(password, maja);
      expect(verdict.reasons.length > 0).toBe(!verdict.isAccepted);
      expect(verdict.reasons).toEqual(
        passwordReasons.filter((reason) => verdict.reasons.includes(reason)),
      );
      expect(checker.judge(password, maja)).toEqual(verdict);
    }),
    { numRuns: runSize({ nightly: 200, short: 40 }) },
  );
});

test.each([
  ['signs for letters', '4@8(3€6#!1|0$57+%2'],
  ['digits', '1234567890'],
  ['dates', '01.01.2020'],
  ['a password in signs', 'p4$$w0rd!1'],
  ['words', 'correcthorsebatterystaple'],
  ['compatibility signs', '\u{fdfa}'],
])('spends little on 128 characters of %s', (_name, part) => {
  const password = part.repeat(128).slice(0, 128);
  checker.judge(password, maja);
  // 50 ms of CPU time; without the length limits it would take seconds.
  expect(measureCpuMs(() => checker.judge(password, maja))).toBeLessThan(500);
});

test('a weak password is refused with its reasons', () => {
  expect(() => requireStrongPassword(checker, 'qwertyuiop', [])).toThrow(
    new DomainError('PASSWORD_WEAK', { reasons: ['commonPassword'] }),
  );
  expect(() => requireStrongPassword(checker, 'xK9#vQ2m!pLz', [])).not.toThrow();
});

function personalDetail() {
  return fc.oneof(
    fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }),
    fc.string({ minLength: 10, maxLength: 40, unit: 'binary' }),
    fc.emailAddress(),
  );
}
