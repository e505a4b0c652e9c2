import type { DeclaredCode, DeclaredError, ErrorData } from '@danube/contract/declared-error.ts';
import {
  type InferClientErrorUnion,
  isDefinedError,
  type NestedClient,
  ORPCError,
} from '@orpc/client';

/** The errors that a call's type declares, or every declared error if the type doesn't say. */
type DeclaredIn<Thrown> = [Extract<Thrown, DeclaredError>] extends [never]
  ? DeclaredError
  : Extract<Thrown, DeclaredError>;

/** The codes that a call, or a group of calls, declares. */
export type CodeOf<Call extends NestedClient<Record<never, never>>> = Extract<
  InferClientErrorUnion<Call>,
  DeclaredError
>['code'];

export type DataOf<Code extends string> = Code extends DeclaredCode
  ? unknown extends ErrorData<Code>
    ? null
    : ErrorData<Code>
  : null;

/** An error as plain data, so that a form submitted without scripts can return it. */
export type Problem<Code extends string> = Code extends string
  ? { readonly code: Code; readonly data: DataOf<Code> }
  : never;

/** Not an API response: `UNREACHABLE` is temporary, `UNKNOWN` is a bug. */
export type Undeclared = 'UNREACHABLE' | 'UNKNOWN';

/** Why a call failed. */
export type Failure<Code extends DeclaredCode = DeclaredCode> = Problem<Code | Undeclared>;

/**
 * The error as the contract declares it, null for anything else. If the call is typed, checking for
 * a code that it doesn't declare is a compile error.
 */
export function declaredError<Thrown>(error: Thrown): DeclaredIn<Thrown> | null {
  // The server marks an error as defined after checking it against the contract.
  return isDefinedError<unknown>(error) ? error : null;
}

/** The code of a declared error, null for anything else. */
export function declaredCode(error: unknown): DeclaredCode | null {
  return declaredError(error)?.code ?? null;
}

/** True for a declared error with one of these codes. */
export function hasCode<Thrown>(
  error: Thrown,
  ...codes: readonly DeclaredIn<Thrown>['code'][]
): boolean {
  const declared: DeclaredError | null = declaredError<unknown>(error);
  return declared !== null && codes.some((code) => code === declared.code);
}

export function failureOf<Thrown>(error: Thrown): Failure<DeclaredIn<Thrown>['code']> {
  const declared: DeclaredError | null = declaredError<unknown>(error);
  const code = declared?.code ?? (isUnreachable(error) ? 'UNREACHABLE' : 'UNKNOWN');
  // The contract ties a code to its data; the compiler can't follow that through a union.
  return { code, data: declared?.data ?? null } as Failure<DeclaredIn<Thrown>['code']>;
}

/** The paths of the input fields that failed validation. */
export function invalidPaths(error: unknown): readonly (readonly (string | number)[])[] {
  const declared = declaredError(error);
  return declared?.code === 'BAD_REQUEST' ? declared.data.issues.map(({ path }) => path) : [];
}

/** The HTTP status, null if there was no response. */
export function statusOf(error: unknown): number | null {
  return error instanceof ORPCError ? error.status : null;
}

/** Sent by proxies while the server is down. */
const unavailableStatuses: readonly (number | null)[] = [502, 503, 504];

/** A failed fetch throws a TypeError in every browser. */
function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError || unavailableStatuses.includes(statusOf(error));
}
