import type { PasswordReason } from '@danube/contract/identity/password-rules.ts';
import type { TextKey, Translate } from '../../../../lib/text-keys.ts';
import { isPasswordReason, reasonText } from '../password/password-words.ts';
import type { Problem } from './auth-outcome.ts';

const words: Readonly<Record<string, TextKey>> = {
  CREDENTIALS_MISSING: 'auth.problems.credentialsMissing',
  CREDENTIALS_INVALID: 'auth.problems.credentialsInvalid',
  SECOND_FACTOR_EXPIRED: 'auth.problems.secondFactorExpired',
  CODE_INVALID: 'auth.problems.codeInvalid',
  CODE_NEEDED: 'auth.problems.codeNeeded',
  IDENTIFIER_NEEDED: 'auth.problems.identifierNeeded',
  PASSWORD_NEEDED: 'auth.problems.passwordNeeded',
  FIRST_NAME_NEEDED: 'auth.problems.firstNameNeeded',
  LAST_NAME_NEEDED: 'auth.problems.lastNameNeeded',
  EMAIL_NEEDED: 'auth.problems.emailNeeded',
  EMAIL_MALFORMED: 'auth.problems.emailMalformed',
  PHONE_MALFORMED: 'auth.problems.phoneMalformed',
  PASSKEY_DECLINED: 'auth.problems.passkeyDeclined',
  PASSKEY_REFUSED: 'auth.problems.passkeyRefused',
  PROVIDER_UNKNOWN: 'auth.problems.providerUnknown',
  BAD_REQUEST: 'auth.problems.malformed',
  UNREACHABLE: 'auth.problems.unreachable',
  SERVICE_UNAVAILABLE: 'auth.problems.unreachable',
};

/** A problem in words: what it is and how to go on. */
export function problemText(t: Translate, { code, details }: Problem): string {
  switch (code) {
    case 'ACCOUNT_SUSPENDED':
      return t('auth.problems.suspended', { reason: reasonOf(details) });
    case 'TOO_MANY_REQUESTS':
      return t('auth.problems.tooMany', { count: minutesOf(details) });
    case 'PASSWORD_WEAK':
      return [
        t('auth.problems.passwordWeak'),
        ...reasonsOf(details).map((r) => reasonText(t, r)),
      ].join(' ');
    default:
      return t(words[code] ?? 'auth.problems.unexpected');
  }
}

function reasonOf(details: unknown): string {
  const reason = detail(details, 'reason');
  return typeof reason === 'string' ? reason : '';
}

function minutesOf(details: unknown): number {
  const seconds = Number(detail(details, 'retryAfterSeconds'));
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds / 60) : 1;
}

function reasonsOf(details: unknown): PasswordReason[] {
  const reasons = detail(details, 'reasons');
  return Array.isArray(reasons) ? reasons.filter(isPasswordReason) : [];
}

function detail(details: unknown, name: string): unknown {
  if (typeof details !== 'object' || details === null) return undefined;
  return Object.entries(details).find(([key]) => key === name)?.[1];
}
