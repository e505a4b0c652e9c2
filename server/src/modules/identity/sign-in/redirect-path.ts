import { safeRedirect } from '@danube/contract/site/safe-redirect.ts';

/** The page of this site that a redirect names; null for the site root and for anything else. */
export function redirectPathOf(redirect: string | null | undefined): string | null {
  const path = safeRedirect(redirect);
  return path === '/' ? null : path;
}
