import { ORPCError } from '@orpc/client';
import type { TextKey } from '../../lib/text-keys.ts';

const failureTexts: Readonly<Record<string, TextKey>> = {
  SOURCE_DATE_IN_FUTURE: 'admin.claims.asOfWrong',
  TOO_MANY_REQUESTS: 'admin.failures.tooMany',
  UNAUTHORIZED: 'admin.failures.signedOut',
  FORBIDDEN: 'admin.failures.signedOut',
  BAD_REQUEST: 'admin.failures.refused',
};

/** Why a source was not changed. */
export function failureKey(error: unknown): TextKey {
  const code = error instanceof ORPCError ? error.code : '';
  const known = Object.hasOwn(failureTexts, code) ? failureTexts[code] : undefined;
  return known ?? 'admin.failures.unknown';
}
