import type { DeclaredCode } from '@danube/contract/declared-error.ts';
import { failureText, type OwnErrorTexts } from '../../../lib/error-texts.ts';
import {
  failureOf,
  invalidPaths,
  type Problem,
  statusOf,
  type Undeclared,
} from '../../../lib/failure.ts';
import { type ProblemTexts, problemMessage } from '../../../lib/problem-message.ts';
import type { Translate } from '../../../lib/text-keys.ts';
import { PasskeyFailure } from './create-passkey.ts';

/** Found in the browser before the request. */
type ClientErrorCode = 'PASSWORD_MISSING' | 'CODE_MISSING' | PasskeyFailure['code'];

/** Why an action failed, with a text on the screen. */
export type AccountProblem = Problem<DeclaredCode | Undeclared | ClientErrorCode> & {
  /** Names of the rejected inputs. */
  readonly fields: readonly string[];
};

export function clientProblem(code: ClientErrorCode): AccountProblem {
  return { code, data: null, fields: [] };
}

/** An input that the server would reject. */
export function invalidFieldProblem(name: string): AccountProblem {
  return invalidFieldsProblem([name]);
}

export function invalidFieldsProblem(names: readonly string[]): AccountProblem {
  const issues = names.map((name) => ({ path: [name], message: '' }));
  return { code: 'BAD_REQUEST', data: { issues }, fields: names };
}

export function toProblem(error: unknown): AccountProblem {
  if (error instanceof PasskeyFailure) return clientProblem(error.code);
  const failure = failureOf(error);
  const refused = refusedFields[failure.code];
  const invalid = invalidPaths(error).flatMap(([name]) => (typeof name === 'string' ? [name] : []));
  return { ...failure, fields: refused === undefined ? invalid : [refused] };
}

/** Errors about one input, which shows them. */
const refusedFields: Readonly<Partial<Record<DeclaredCode | Undeclared, string>>> = {
  VAT_ID_REFUSED: 'vatId',
};

/** True for errors that the person can fix; all others are reported. */
export function isClientError(error: unknown): boolean {
  const status = statusOf(error);
  return status !== null && status < 500;
}

const clientErrorTexts: ProblemTexts<ClientErrorCode> = {
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
  return isClientProblem(problem)
    ? problemMessage(t, problem, { ...clientErrorTexts, ...accountErrorTexts })
    : failureText(problem, t, accountErrorTexts);
}

function isClientProblem(
  problem: AccountProblem,
): problem is AccountProblem & Problem<ClientErrorCode> {
  return Object.hasOwn(clientErrorTexts, problem.code);
}
