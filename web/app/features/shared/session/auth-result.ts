import { type ClientPromiseResult, type InferClientErrorUnion, safe } from '@orpc/client';
import type { Api } from '../../../lib/api.ts';
import {
  type CodeOf,
  failureOf,
  type Problem,
  statusOf,
  type Undeclared,
} from '../../../lib/failure.ts';

/** Everything about signing in; members' and administrators' procedures are elsewhere. */
type AuthApi = Omit<Api['identity'], 'account' | 'people' | 'dataRequests'> &
  Pick<Api['identity']['account'], 'showSecondFactor'>;

type AuthRpcError = InferClientErrorUnion<AuthApi>;

export type AuthCode = CodeOf<AuthApi> | Undeclared | 'PASSKEY_DECLINED';

/** Why an authentication request failed. Screens use the code, never the message. */
export type AuthError = Problem<AuthCode> & {
  readonly message: string;
  readonly status: number | null;
};

/** The result of authentication requests: they never throw. */
export type Result<Value> =
  | { readonly value: Value; readonly error?: undefined }
  | { readonly error: AuthError; readonly value?: undefined };

export type RequestOptions = {
  readonly attempts: number;
  /** Called for every returned failure. */
  onFailure(error: AuthError, cause: unknown): void;
};

const firstPauseMs = 200;
const transientStatuses = new Set([502, 503, 504]);

/** Messages that are part of the API; people see the translated texts. */
const messages: Readonly<Partial<Record<AuthCode, string>>> = {
  SESSION_MISSING: 'Auth session missing!',
  CREDENTIALS_INVALID: 'Invalid login credentials',
  CREDENTIALS_MISSING: 'You must provide either an email or phone number and a password',
};

/**
 * Sends a request, and retries while the server is down or unreachable; other errors aren't
 * retried.
 */
export async function requestWithRetry<Value>(
  call: () => ClientPromiseResult<Value, AuthRpcError>,
  options: RequestOptions,
): Promise<Result<Value>> {
  for (let attempt = 1; ; attempt++) {
    const { error: cause, data } = await safe(call());
    if (!cause) return { value: data };
    const error = authError(failureOf(cause), statusOf(cause));
    if (attempt >= options.attempts || !isTransient(error)) {
      options.onFailure(error, cause);
      return { error };
    }
    await sleep(firstPauseMs * 3 ** (attempt - 1));
  }
}

export function authError(problem: Problem<AuthCode>, status: number | null = null): AuthError {
  return { ...problem, message: messages[problem.code] ?? problem.code, status };
}

/** Signing out without a session counts as success. */
export function isSessionMissing(error: AuthError): boolean {
  return error.code === 'SESSION_MISSING' || /session missing/i.test(error.message);
}

function isTransient({ code, status }: AuthError): boolean {
  return code === 'UNREACHABLE' || (status !== null && transientStatuses.has(status));
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
