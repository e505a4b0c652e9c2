/**
 * Sent as `1` by a page whose user has been idle for a while: automatic refetches after a change
 * elsewhere must not keep an administrator signed in.
 */
export const idleHeader = 'x-idle';
