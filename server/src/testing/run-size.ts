/** Whether this is the nightly run, which plays everything at full size. */
export const isNightly = process.env.NIGHTLY === '1';

/** How often or how large: `nightly` in the nightly run, `short` in every other one. */
export function runSize({ nightly, short }: { nightly: number; short: number }): number {
  return isNightly ? nightly : short;
}
