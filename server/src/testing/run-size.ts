/** Whether this is the nightly run, which uses full sizes. */
export const isNightly = process.env.NIGHTLY === '1';

/** `nightly` in the nightly run, `short` in every other. */
export function runSize({ nightly, short }: { nightly: number; short: number }): number {
  return isNightly ? nightly : short;
}
