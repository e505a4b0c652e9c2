import type { RefusalReason } from '@danube/contract/media/media.schemas.ts';

/** What was uploaded is not taken. Thrown anywhere inside a check, caught by whoever asked for it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, detail: string) {
    super(detail);
    this.reason = reason;
  }
}
