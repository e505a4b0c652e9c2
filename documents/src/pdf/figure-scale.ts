/** Maps a value to points from the top, with some margin. */
export type Scale = (value: number) => number;

export function scaleOf(values: readonly number[], height: number): Scale {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const room = (high - low) * 0.07 || 1;
  return (value) => ((high + room - value) / (high - low + 2 * room)) * height;
}

/** Moves overlapping labels apart, keeping their order. */
export function spreadLabels<Label extends { y: number }>(
  labels: readonly Label[],
  gap: number,
): (Label & { labelY: number })[] {
  const sorted = labels.toSorted((first, second) => first.y - second.y);
  let last = Number.NEGATIVE_INFINITY;
  return sorted.map((label) => {
    last = Math.max(label.y, last + gap);
    return { ...label, labelY: last };
  });
}

/** Three to five round values within the range, for the axis. */
export function roundTicks(values: readonly number[]): number[] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const rough = (high - low) / 4 || 1;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * magnitude).find((size) => size >= rough);
  const stride = step ?? rough;
  const first = Math.ceil(low / stride);
  const count = Math.floor(high / stride) - first + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, index) => (first + index) * stride);
}
