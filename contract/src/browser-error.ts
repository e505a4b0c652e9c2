import * as z from 'zod';

export const browserErrorsPath = '/api/errors';

/** More than any report needs; longer bodies aren't read. */
export const browserErrorBytes = 16 * 1024;

/**
 * What a page reports about an uncaught error, as JSON in the body of a beacon. Strict, so that it
 * can't include what a visitor has typed.
 */
export const browserErrorSchema = z.strictObject({
  message: z.string().max(500),
  stack: z.string().max(4096),
  /** The page's build, which may be older than the server's. */
  build: z.string().max(64),
  browser: z.strictObject({ name: z.string().max(40), version: z.int().min(0).max(9999) }),
});

export type BrowserError = z.infer<typeof browserErrorSchema>;
