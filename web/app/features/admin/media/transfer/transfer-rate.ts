/** Long enough to be calm, short enough to notice another network. */
const windowMs = 10_000;
const minMs = 1_500;

/** Says from what was sent lately how long the rest will take. */
export function createTransferRate(now: () => number) {
  let samples: { at: number; bytes: number }[] = [];
  return {
    /** Null while too little is known. */
    secondsLeft(sentBytes: number, totalBytes: number): number | null {
      const at = now();
      // A part that has to be sent again takes bytes back; what was measured is no longer true.
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
