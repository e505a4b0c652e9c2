import { languages } from '@danube/contract/locale.ts';
import { expect, test } from 'vitest';
import { type TextKey, textsFor } from './texts.ts';

test('answers in the wanted language, else in English and says so [R4.18]', () => {
  expect(textsFor('mail', 'de').language).toBe('de');
  expect(textsFor('mail', 'de').translate('mail.account.kicker')).toBe('Ihr Konto');
  expect(textsFor('mail', 'mt').language).toBe('en');
  expect(textsFor('mail', 'mt').translate('mail.account.kicker')).toBe('Your account');
});

test('answers a missing key with the key itself [R4.18]', () => {
  const key: string = 'mail.nowhere';
  // The compiler rejects unknown keys; only an incomplete catalogue can lack one.
  expect(textsFor('mail', 'de').translate(key as TextKey)).toBe('mail.nowhere');
});

test('has an answer for every language of the academy', () => {
  for (const { code } of languages) {
    expect(textsFor('invoice', code).language).toBe(code);
    expect(textsFor('programme', code).translate('programme.title')).not.toBe('programme.title');
  }
});
