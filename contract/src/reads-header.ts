/**
 * Names the public content that an answer is made of (`catalogue:course videos`, or `-` for none),
 * so that an open tab asks again only for what changed. Without it the answer may be of anything.
 */
export const readsHeader = 'x-reads';

export const readsNothing = '-';
