/** Round axis values from zero to at least the largest value, in three or four steps. */
export function axisTicks(largest: number): number[] {
  if (largest <= 0) return [0, 1];
  const rough = largest / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 2.5, 5, 10].find((each) => each * power >= rough) ?? 10;
  // Counts have no fractions.
  const step = Math.max(1, factor * power);
  const count = Math.ceil(largest / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** The columns with a label on the axis: the first, and about five more. */
export function namedColumns(count: number): number[] {
  const step = Math.max(1, Math.ceil(count / 6));
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
}
