/** A sparkline of daily columns, the last one marked; decorative next to its figure. */
export function SparkColumns({ values, label }: { values: readonly number[]; label: string }) {
  const top = Math.max(1, ...values);
  const width = 100 / values.length;
  const heights = values.map((value) => (Math.max(0, value) / top) * 100);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="h-14 w-full text-river"
    >
      <path d={columnsPath(heights.slice(0, -1), width)} fill="currentColor" opacity="0.45" />
      <path d={columnsPath(heights.slice(-1), width, heights.length - 1)} fill="currentColor" />
    </svg>
  );
}

function columnsPath(heights: readonly number[], width: number, first = 0): string {
  return heights
    .map((height, index) => {
      const place = ((first + index) * width).toFixed(2);
      const rise = Math.max(1, height).toFixed(1);
      return `M${place} 100v-${rise}h${(width * 0.8).toFixed(2)}V100z`;
    })
    .join('');
}
