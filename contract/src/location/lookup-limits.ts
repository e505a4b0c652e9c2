// Separate from the schemas, so that pages don't load them.

/** Timeout of one lookup before the next one is tried. */
export const lookupTimeoutMs = 5_000;

/** Our own lookup plus the external services. */
export const maxLookups = 3;
