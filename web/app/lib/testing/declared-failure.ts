import type { DeclaredCode, ErrorData } from '@danube/contract/declared-error.ts';
import { ORPCError } from '@orpc/client';

/** An error as the API client throws it: one that the contract declares. */
export function declaredFailure<Code extends DeclaredCode>(
  code: Code,
  status: number,
  data?: ErrorData<Code>,
): ORPCError<Code, unknown> {
  return new ORPCError(code, { defined: true, status, data });
}
