import { ORPCError } from '@orpc/client';
import type { TextKey, Translate } from '../../../lib/text-keys.ts';

type FailureTexts = Readonly<Record<string, TextKey>>;

/** What any act of the administration can fail by; the words are in the group `admin`. */
const commonTexts: FailureTexts = {
  TOO_MANY_REQUESTS: 'admin.failures.tooMany',
  UNAUTHORIZED: 'admin.failures.signedOut',
  FORBIDDEN: 'admin.failures.signedOut',
  BAD_REQUEST: 'admin.failures.refused',
};

/** Why an act did not happen: a reason of its own feature, or one that all share. */
export function failureTextBy(own: FailureTexts): (error: unknown, t: Translate) => string {
  const texts = new Map(Object.entries({ ...commonTexts, ...own }));
  return (error, t) => t(texts.get(codeOf(error)) ?? 'admin.failures.unknown');
}

export function codeOf(error: unknown): string {
  return error instanceof ORPCError ? error.code : '';
}
