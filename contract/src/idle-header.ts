/**
 * Sent with `1` by a page whose user has not touched it for a while: what it asks on its own, when
 * something changed elsewhere, must not keep an administrator signed in.
 */
export const idleHeader = 'x-idle';
