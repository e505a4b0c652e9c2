import type { RejectionReason } from '@danube/contract/media/media.schemas.ts';

/** The upload is rejected. Thrown anywhere inside a check, caught by its caller. */
export class FileRejectedError extends Error {
  override readonly name = 'FileRejectedError';
  readonly reason: RejectionReason;

  constructor(reason: RejectionReason, detail: string) {
    super(detail);
    this.reason = reason;
  }
}
