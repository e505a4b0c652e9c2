/** Registering or signing in, and then back to the lesson. */
export function authPath(tab: 'signin' | 'signup', back: string): string {
  return `/auth?tab=${tab}&redirect=${encodeURIComponent(back)}`;
}
