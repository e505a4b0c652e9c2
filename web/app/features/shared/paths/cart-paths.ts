export const cartPath = '/cart';
export const checkoutPath = '/checkout';

/** The way to sign in and come back to this page. */
export function signInPath(back: string): string {
  return `/auth?tab=signin&redirect=${encodeURIComponent(back)}`;
}
