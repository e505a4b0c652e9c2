import { type ProblemTexts, problemMessage } from '../../../../lib/problem-message.ts';
import type { Translate } from '../../../../lib/text-keys.ts';
import { isPasswordReason, reasonText } from '../password/password-texts.ts';
import type { AuthProblem } from './auth-outcome.ts';

const texts: ProblemTexts<AuthProblem['code']> = {
  CREDENTIALS_MISSING: 'auth.problems.credentialsMissing',
  CREDENTIALS_INVALID: 'auth.problems.credentialsInvalid',
  ACCOUNT_SUSPENDED: 'auth.problems.suspended',
  SECOND_FACTOR_EXPIRED: 'auth.problems.secondFactorExpired',
  CODE_INVALID: 'auth.problems.codeInvalid',
  CODE_NEEDED: 'auth.problems.codeNeeded',
  IDENTIFIER_NEEDED: 'auth.problems.identifierNeeded',
  PASSWORD_NEEDED: 'auth.problems.passwordNeeded',
  PASSWORD_WEAK: 'auth.problems.passwordWeak',
  FIRST_NAME_NEEDED: 'auth.problems.firstNameNeeded',
  LAST_NAME_NEEDED: 'auth.problems.lastNameNeeded',
  EMAIL_NEEDED: 'auth.problems.emailNeeded',
  EMAIL_MALFORMED: 'auth.problems.emailMalformed',
  PHONE_MALFORMED: 'auth.problems.phoneMalformed',
  PASSKEY_DECLINED: 'auth.problems.passkeyDeclined',
  PASSKEY_REFUSED: 'auth.problems.passkeyRefused',
  PROVIDER_UNKNOWN: 'auth.problems.providerUnknown',
  // These have their own screen or step.
  SESSION_MISSING: 'auth.problems.unexpected',
  LINK_INVALID: 'auth.problems.unexpected',
  PASSWORD_WRONG: 'auth.problems.unexpected',
  TWO_FACTOR_OFF: 'auth.problems.unexpected',
  UNAUTHORIZED: 'auth.problems.unexpected',
  FORBIDDEN: 'auth.problems.unexpected',
  BAD_REQUEST: 'auth.problems.malformed',
  TOO_MANY_REQUESTS: 'auth.problems.tooMany',
  SERVICE_UNAVAILABLE: 'auth.problems.unreachable',
  UNREACHABLE: 'auth.problems.unreachable',
  UNKNOWN: 'auth.problems.unexpected',
};

/** The error message: what went wrong and what to do. */
export function problemText(t: Translate, problem: AuthProblem): string {
  const words = problemMessage(t, problem, texts);
  if (problem.code !== 'PASSWORD_WEAK') return words;
  // A newer server may send reasons that this page has no text for.
  const reasons = problem.data.reasons.filter(isPasswordReason);
  return [words, ...reasons.map((reason) => reasonText(t, reason))].join(' ');
}
