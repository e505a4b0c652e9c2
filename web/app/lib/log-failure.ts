/**
 * For failures that don't affect the page: visible in the console, but not to the user. The only
 * place that may write warnings to the console.
 */
export function logFailure(what: string, error: unknown): void {
  console.warn(what, error);
}
