import type { PasswordReason } from '@danube/contract/identity/password-rules.ts';
import { passwordReasons } from '@danube/contract/identity/password-rules.ts';
import { ORPCError } from '@orpc/client';
import type { TextKey } from '../../../lib/text-keys.ts';

/** Why an act did not happen, as the screen can say it. */
export type AccountProblem = {
  readonly code: string;
  /** Names of the inputs that were refused. */
  readonly fields: readonly string[];
  /** Why a new password is weak. */
  readonly reasons: readonly PasswordReason[];
};

export function problem(code: string, fields: readonly string[] = []): AccountProblem {
  return { code, fields, reasons: [] };
}

export function problemOf(error: unknown): AccountProblem {
  // An answer that never came has no code; the browser only says that fetching failed.
  if (error instanceof TypeError) return problem('SERVICE_UNAVAILABLE');
  if (!(error instanceof ORPCError)) return problem('INTERNAL_SERVER_ERROR');
  return { code: error.code, fields: refusedFields(error.data), reasons: reasonsIn(error.data) };
}

/** True for refusals, which the person can do something about; the rest is ours to hear of. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ORPCError && error.status < 500;
}

const words: Readonly<Record<string, TextKey>> = {
  PASSWORD_MISSING: 'account.problems.passwordMissing',
  PASSWORD_WRONG: 'account.problems.passwordWrong',
  PASSWORD_WEAK: 'account.password.weak',
  FRESH_SIGN_IN_NEEDED: 'account.proof.fresh.text',
  CODE_MISSING: 'account.twoFactor.setup.codeMissing',
  CODE_INVALID: 'account.problems.codeInvalid',
  SECOND_FACTOR_NEEDED: 'account.problems.secondFactorNeeded',
  TWO_FACTOR_ALREADY_ON: 'account.problems.twoFactorAlreadyOn',
  TWO_FACTOR_OFF: 'account.problems.twoFactorOff',
  PASSKEY_REFUSED: 'account.problems.passkeyRefused',
  PASSKEY_CANCELLED: 'account.problems.passkeyCancelled',
  PASSKEY_EXISTS: 'account.problems.passkeyExists',
  PASSKEY_NOT_FOUND: 'account.problems.passkeyNotFound',
  PROVIDER_NOT_LINKED: 'account.problems.providerNotLinked',
  LAST_WAY_TO_SIGN_IN: 'account.problems.lastWay',
  NOT_ONESELF: 'account.problems.adminErasure',
  DEVICE_NOT_FOUND: 'account.problems.deviceNotFound',
  EXPORT_NOT_READY: 'account.problems.exportNotReady',
  TOO_MANY_REQUESTS: 'account.problems.tooMany',
  UNAUTHORIZED: 'account.problems.signedOut',
  SERVICE_UNAVAILABLE: 'account.problems.away',
  BAD_REQUEST: 'account.problems.invalid',
};

export function problemText(of: AccountProblem): TextKey {
  return words[of.code] ?? 'account.problems.failed';
}

function refusedFields(details: unknown): string[] {
  if (!hasList(details, 'issues')) return [];
  return details.issues.flatMap((issue) => {
    const first: unknown = hasList(issue, 'path') ? issue.path[0] : undefined;
    return typeof first === 'string' ? [first] : [];
  });
}

function reasonsIn(details: unknown): PasswordReason[] {
  if (!hasList(details, 'reasons')) return [];
  const { reasons } = details;
  return passwordReasons.filter((reason) => reasons.includes(reason));
}

function hasList<Name extends string>(
  value: unknown,
  name: Name,
): value is Record<Name, readonly unknown[]> {
  // The cast only opens the object for this one look.
  return (
    typeof value === 'object' &&
    value !== null &&
    Array.isArray((value as Record<string, unknown>)[name])
  );
}
