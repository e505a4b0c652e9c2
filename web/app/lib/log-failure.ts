/**
 * For what fails beside the page: whoever looks into the browser finds it, nobody is troubled. The
 * one place that may write warnings to the console.
 */
export function logFailure(what: string, error: unknown): void {
  console.warn(what, error);
}
