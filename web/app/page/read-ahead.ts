/**
 * Waits for what a page can be shown without. Where a read fails the page comes all the same, and
 * the screen asks again in the browser, where it can say what is wrong and offer to retry.
 */
export async function readAhead(...readings: Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(readings);
}
