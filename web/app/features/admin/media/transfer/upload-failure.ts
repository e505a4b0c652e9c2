/** Why an upload stands still; the screen has a sentence for each. */
export type UploadProblem =
  | 'network'
  | 'unavailable'
  | 'tooMany'
  | 'quota'
  | 'signedOut'
  | 'fileChanged'
  | 'incomplete'
  | 'removed'
  | 'unknown';

/**
 * `again`: the next attempt may succeed. `lost`: the server knows no such upload, or no such file.
 * `incomplete`: it lacks parts. `final`: trying again on its own would change nothing.
 */
type FailureKind = 'again' | 'lost' | 'incomplete' | 'final';

export class UploadFailure extends Error {
  readonly kind: FailureKind;
  readonly problem: UploadProblem;
  /** The least that the server asks to wait. */
  readonly waitMs: number;
  constructor(kind: FailureKind, problem: UploadProblem, waitMs = 0) {
    super(`${kind}: ${problem}`);
    this.name = 'UploadFailure';
    this.kind = kind;
    this.problem = problem;
    this.waitMs = waitMs;
  }
}

export function isFailure(error: unknown, ...kinds: readonly FailureKind[]): boolean {
  return error instanceof UploadFailure && kinds.includes(error.kind);
}

export function problemOf(error: unknown): UploadProblem {
  return error instanceof UploadFailure ? error.problem : 'unknown';
}
