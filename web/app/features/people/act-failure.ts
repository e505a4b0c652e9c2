import { ORPCError } from '@orpc/client';
import type { TextKey, Translate } from '../../lib/text-keys.ts';

/** What the administration can explain; everything else is said to have failed. */
const failureTexts: Readonly<Record<string, TextKey>> = {
  NOT_ONESELF: 'admin.failures.notOneself',
  PERSON_NOT_FOUND: 'admin.failures.personNotFound',
  TOO_MANY_REQUESTS: 'admin.failures.tooMany',
  UNAUTHORIZED: 'admin.failures.signedOut',
  FORBIDDEN: 'admin.failures.signedOut',
  BAD_REQUEST: 'admin.failures.refused',
};

/** Why an act did not happen, and that nothing was changed. */
export function failureText(error: unknown, t: Translate): string {
  const code = error instanceof ORPCError ? error.code : '';
  const key = Object.hasOwn(failureTexts, code) ? failureTexts[code] : undefined;
  return t(key ?? 'admin.failures.unknown');
}
