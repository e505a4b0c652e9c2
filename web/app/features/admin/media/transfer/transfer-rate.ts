/** Long enough to be stable, short enough to notice a change of network. */
const windowMs = 10_000;
const minMs = 1_500;

/** Estimates the remaining time from the recent rate. */
export function createTransferRate(now: () => number) {
  let samples: { at: number; bytes: number }[] = [];
  return {
    /** Null while there isn't enough data. */
    secondsLeft(sentBytes: number, totalBytes: number): number | null {
      const at = now();
      // Resending a part decreases the count, which invalidates the samples.
      if (sentBytes < (samples.at(-1)?.bytes ?? 0)) samples = [];
      samples = [
        ...samples.filter((sample) => at - sample.at <= windowMs),
        { at, bytes: sentBytes },
      ];
      const first = samples[0];
      if (!first || at - first.at < minMs || sentBytes <= first.bytes) return null;
      const bytesPerMs = (sentBytes - first.bytes) / (at - first.at);
      return Math.ceil((totalBytes - sentBytes) / bytesPerMs / 1000);
    },
  };
}
