import { priceLine } from '../price-line.ts';

const linePoints = 170;

/** The line from edge to edge, and the area below it, as SVG paths. */
export function riverPath(river: { seed: number; width: number; height: number }) {
  const { seed, width, height } = river;
  const points = priceLine(seed, linePoints).map((value, index) => {
    const x = (index / (linePoints - 1)) * width;
    return `${x.toFixed(2)} ${(2 + (1 - value) * (height * 0.7)).toFixed(2)}`;
  });
  const line = `M${points.join('L')}`;
  return { line, water: `${line}L${width} ${height}L0 ${height}Z` };
}
