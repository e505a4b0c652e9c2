/** Why an upload has stopped; the screen has a text for each. */
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
 * `again`: the next attempt may succeed. `lost`: the server doesn't know the upload or the file.
 * `incomplete`: parts are missing. `final`: retrying wouldn't help.
 */
type FailureKind = 'again' | 'lost' | 'incomplete' | 'final';

export class UploadFailure extends Error {
  readonly kind: FailureKind;
  readonly problem: UploadProblem;
  /** The minimum delay the server asks for. */
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

export function toUploadProblem(error: unknown): UploadProblem {
  return error instanceof UploadFailure ? error.problem : 'unknown';
}
