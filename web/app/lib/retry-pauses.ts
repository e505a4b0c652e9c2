const firstMs = 4_000;
const maxMs = 60_000;

/**
 * What is waited before each new try: longer every time, until something succeeds, and no longer
 * than until the browser has a network again.
 */
export function createRetryPauses() {
  let nextMs = firstMs;
  return {
    async wait(): Promise<void> {
      // Spread, so that all tabs do not come back in the same moment.
      const pauseMs = nextMs * (0.5 + Math.random());
      nextMs = Math.min(nextMs * 2, maxMs);
      await new Promise<void>((resolve) => {
        const end = () => {
          clearTimeout(timer);
          removeEventListener('online', end);
          resolve();
        };
        const timer = setTimeout(end, pauseMs);
        addEventListener('online', end);
      });
    },
    reset() {
      nextMs = firstMs;
    },
  };
}
