/**
 * Waits for optional data. If a query fails, the page is rendered anyway and the screen retries in
 * the browser, where it can show the error.
 */
export async function awaitOptional(...readings: Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(readings);
}
