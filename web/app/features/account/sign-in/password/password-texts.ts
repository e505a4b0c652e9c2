import {
  minPasswordLength,
  type PasswordReason,
  passwordReasons,
} from '@danube/contract/identity/password-rules.ts';
import type { TextKey, Translate } from '../../../../lib/text-keys.ts';

const reasonTexts: Readonly<Record<PasswordReason, TextKey>> = {
  tooShort: 'auth.password.reasons.tooShort',
  commonPassword: 'auth.password.reasons.commonPassword',
  commonWord: 'auth.password.reasons.commonWord',
  name: 'auth.password.reasons.name',
  personalDetail: 'auth.password.reasons.personalDetail',
  keyboardPattern: 'auth.password.reasons.keyboardPattern',
  repetition: 'auth.password.reasons.repetition',
  sequence: 'auth.password.reasons.sequence',
  date: 'auth.password.reasons.date',
  guessable: 'auth.password.reasons.guessable',
};

const strengthTexts: readonly TextKey[] = [
  'auth.password.strength.veryWeak',
  'auth.password.strength.weak',
  'auth.password.strength.fair',
  'auth.password.strength.strong',
  'auth.password.strength.veryStrong',
];

export function reasonText(t: Translate, reason: PasswordReason): string {
  return t(reasonTexts[reason], { count: minPasswordLength });
}

export function strengthText(t: Translate, score: number): string {
  return t(strengthTexts[score] ?? 'auth.password.strength.veryWeak');
}

export function isPasswordReason(value: unknown): value is PasswordReason {
  return passwordReasons.some((reason) => reason === value);
}
