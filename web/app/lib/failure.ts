import type { DeclaredCode, DeclaredError, ErrorData } from '@danube/contract/declared-error.ts';
import {
  type InferClientErrorUnion,
  isDefinedError,
  type NestedClient,
  ORPCError,
} from '@orpc/client';

/** What the type of a call says it declares, or every declared error where it says nothing. */
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

/** Something that went wrong, as plain data: a form that was sent without scripts carries it. */
export type Problem<Code extends string> = Code extends string
  ? { readonly code: Code; readonly data: DataOf<Code> }
  : never;

/** No answer of the API: `UNREACHABLE` passes on its own, `UNKNOWN` is a fault of ours. */
export type Undeclared = 'UNREACHABLE' | 'UNKNOWN';

/** How a call failed. */
export type Failure<Code extends DeclaredCode = DeclaredCode> = Problem<Code | Undeclared>;

/**
 * The error as the contract declares it, null for anything else. Where the call is known, a code
 * that it does not declare does not compile.
 */
export function declaredError<Thrown>(error: Thrown): DeclaredIn<Thrown> | null {
  // The server marks as defined what it has checked against the contract.
  return isDefinedError<unknown>(error) ? error : null;
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
  // The contract couples a code with its data; the compiler cannot follow that through a union.
  return { code, data: declared?.data ?? null } as Failure<DeclaredIn<Thrown>['code']>;
}

/** Where the input broke the contract: the path of each refused field. */
export function refusedPaths(error: unknown): readonly (readonly (string | number)[])[] {
  const declared = declaredError(error);
  return declared?.code === 'BAD_REQUEST' ? declared.data.issues.map(({ path }) => path) : [];
}

/** The status of an answer, null if none came. */
export function statusOf(error: unknown): number | null {
  return error instanceof ORPCError ? error.status : null;
}

/** Answers of proxies, while the server is down. */
const away: readonly (number | null)[] = [502, 503, 504];

/** A failed fetch is a TypeError in every browser. */
function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError || away.includes(statusOf(error));
}
