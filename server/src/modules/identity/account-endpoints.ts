/**
 * The account library's addresses that we answer, as `METHOD /path` below /api/auth. It offers
 * more than the product uses; what is not listed here does not exist.
 */
export const accountEndpoints: ReadonlySet<string> = new Set([
  'GET /get-session',
  'GET /ok',
  'GET /verify-email',
  'POST /sign-in/email',
  'POST /sign-out',
  'POST /sign-up/email',
]);
