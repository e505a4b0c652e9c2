export const cartPath = '/cart';
export const checkoutPath = '/checkout';

/** The sign-in URL that leads back to this page. */
export function signInPath(back: string): string {
  return `/auth?tab=signin&redirect=${encodeURIComponent(back)}`;
}
