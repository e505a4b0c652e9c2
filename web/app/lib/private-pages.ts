import type { TextGroup } from './text-keys.ts';

/** Pages made for one visitor, by the beginning of their address, and the texts they show. */
const privatePages: readonly (readonly [RegExp, readonly TextGroup[]])[] = [
  [/^\/(?:auth|signup|login|forgot-password|reset-password)(?:\/|$)/i, ['auth']],
  [/^\/account-settings(?:\/|$)/i, ['account', 'auth']],
  [/^\/admin\/claims(?:\/|$)/i, ['admin', 'claims']],
  [/^\/admin(?:\/|$)/i, ['admin']],
];

/** Undefined for a page that is not private. */
export function findPrivateGroups(pathname: string): readonly TextGroup[] | undefined {
  return privatePages.find(([pattern]) => pattern.test(pathname))?.[1];
}
