/**
 * Names the content tags a response depends on (`catalogue:course videos`, or `-` for none), so
 * that an open tab only refetches what changed. Without the header it may depend on anything.
 */
export const readsHeader = 'x-reads';

export const readsNothing = '-';
