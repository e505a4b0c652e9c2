const firstMs = 4_000;
const maxMs = 60_000;

/** Exponential backoff, reset on success and cut short when the browser is online again. */
export function createBackoff() {
  let nextMs = firstMs;
  return {
    async wait(): Promise<void> {
      // Jitter, so that all tabs don't reconnect at once.
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
