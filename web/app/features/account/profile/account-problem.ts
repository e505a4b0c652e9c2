import type { DeclaredCode } from '@danube/contract/declared-error.ts';
import { failureText, type OwnErrorTexts } from '../../../lib/error-texts.ts';
import {
  failureOf,
  type Problem,
  refusedPaths,
  statusOf,
  type Undeclared,
} from '../../../lib/failure.ts';
import { type ProblemTexts, problemWords } from '../../../lib/problem-words.ts';
import type { Translate } from '../../../lib/text-keys.ts';
import { PasskeyFailure } from './create-passkey.ts';

/** Found in the browser before the request. */
type OwnCode = 'PASSWORD_MISSING' | 'CODE_MISSING' | PasskeyFailure['code'];

/** Why an action failed, with a text on the screen. */
export type AccountProblem = Problem<DeclaredCode | Undeclared | OwnCode> & {
  /** Names of the rejected inputs. */
  readonly fields: readonly string[];
};

export function ownProblem(code: OwnCode): AccountProblem {
  return { code, data: null, fields: [] };
}

/** An input that the server would reject. */
export function refusedField(name: string): AccountProblem {
  return refusedFields([name]);
}

export function refusedFields(names: readonly string[]): AccountProblem {
  const issues = names.map((name) => ({ path: [name], message: '' }));
  return { code: 'BAD_REQUEST', data: { issues }, fields: names };
}

export function problemOf(error: unknown): AccountProblem {
  if (error instanceof PasskeyFailure) return ownProblem(error.code);
  const fields = refusedPaths(error).flatMap(([name]) => (typeof name === 'string' ? [name] : []));
  return { ...failureOf(error), fields };
}

/** True for errors that the person can fix; all others are reported. */
export function isRefusal(error: unknown): boolean {
  const status = statusOf(error);
  return status !== null && status < 500;
}

const ownTexts: ProblemTexts<OwnCode> = {
  PASSWORD_MISSING: 'account.problems.passwordMissing',
  CODE_MISSING: 'account.twoFactor.setup.codeMissing',
  PASSKEY_CANCELLED: 'account.problems.passkeyCancelled',
  PASSKEY_EXISTS: 'account.problems.passkeyExists',
};

const accountErrorTexts = {
  SECOND_FACTOR_NEEDED: 'account.problems.secondFactorNeeded',
  NOT_ONESELF: 'account.problems.adminErasure',
  PROVIDER_UNKNOWN: 'account.problems.failed',
  BAD_REQUEST: 'account.problems.invalid',
  UNAUTHORIZED: 'account.problems.signedOut',
  FORBIDDEN: 'account.problems.failed',
  TOO_MANY_REQUESTS: 'account.problems.tooMany',
  SERVICE_UNAVAILABLE: 'account.problems.away',
  UNREACHABLE: 'account.problems.away',
  UNKNOWN: 'account.problems.failed',
} as const satisfies OwnErrorTexts;

export function problemText(problem: AccountProblem, t: Translate): string {
  return isOwn(problem)
    ? problemWords(t, problem, { ...ownTexts, ...accountErrorTexts })
    : failureText(problem, t, accountErrorTexts);
}

function isOwn(problem: AccountProblem): problem is AccountProblem & Problem<OwnCode> {
  return Object.hasOwn(ownTexts, problem.code);
}
