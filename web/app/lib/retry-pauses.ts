const firstMs = 4_000;
const longestMs = 60_000;

/** What is waited before each new try: longer every time, until something succeeds. */
export function createRetryPauses() {
  let nextMs = firstMs;
  return {
    async wait(): Promise<void> {
      // Spread, so that all tabs do not come back in the same moment.
      const pauseMs = nextMs * (0.5 + Math.random());
      nextMs = Math.min(nextMs * 2, longestMs);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    },
    reset() {
      nextMs = firstMs;
    },
  };
}
