import { ORPCError } from '@orpc/client';

/** Why an act of authentication did not succeed. Screens go by the code, never by the message. */
export type AuthError = {
  readonly code: string;
  readonly message: string;
  readonly status: number | null;
  readonly details: unknown;
};

/** What acts of authentication resolve to: they never throw. */
export type Answer<Value> =
  | { readonly value: Value; readonly error?: undefined }
  | { readonly error: AuthError; readonly value?: undefined };

export type AskOptions = {
  readonly tries: number;
  /** Hears of every failure that is given back. */
  onFailure(error: AuthError, cause: unknown): void;
};

const firstPauseMs = 200;
const passing = new Set([502, 503, 504]);

/** The messages that are part of what is promised to programs; people read the catalogue. */
const messages: Readonly<Record<string, string>> = {
  SESSION_MISSING: 'Auth session missing!',
  CREDENTIALS_INVALID: 'Invalid login credentials',
  CREDENTIALS_MISSING: 'You must provide either an email or phone number and a password',
};

/** Asks, and asks again while the server is away or cannot be reached; nothing else is repeated. */
export async function ask<Value>(
  call: () => Promise<Value>,
  options: AskOptions,
): Promise<Answer<Value>> {
  for (let attempt = 1; ; attempt++) {
    try {
      return { value: await call() };
    } catch (cause) {
      const error = toAuthError(cause);
      if (attempt >= options.tries || !isPassing(error)) {
        options.onFailure(error, cause);
        return { error };
      }
      await pause(firstPauseMs * 3 ** (attempt - 1));
    }
  }
}

export function authError(code: string, details: unknown = null): AuthError {
  return { code, message: messages[code] ?? code, status: null, details };
}

/** Signing out without a session has reached what was wanted. */
export function isSessionMissing(error: AuthError): boolean {
  return error.code === 'SESSION_MISSING' || /session missing/i.test(error.message);
}

/** Whatever is no answer of the API is a line that broke on the way. */
function toAuthError(cause: unknown): AuthError {
  if (!(cause instanceof ORPCError)) return authError('UNREACHABLE');
  return { ...authError(cause.code, cause.data), status: cause.status };
}

function isPassing({ code, status }: AuthError): boolean {
  return code === 'UNREACHABLE' || (status !== null && passing.has(status));
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
