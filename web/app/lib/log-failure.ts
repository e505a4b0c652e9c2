/** For failures that don't affect the page: visible in the console, but not to the user. */
export function logFailure(what: string, error: unknown): void {
  console.warn(what, error);
}

/** Only the code of a failed sign-in or account action, and nothing else of it. */
export function logFailureCode(code: string): void {
  console.error(code);
}
