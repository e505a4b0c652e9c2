import { describe, expect, it } from 'vitest';
import { drawChart } from './chart-shape.ts';
import type { OverlayLine } from './overlay.ts';
import { areaPath, overlayPath } from './overlay-shape.ts';

const bars = [10, 12, 11, 14].map((close, index) => ({
  time: index * 86_400_000,
  open: 10,
  high: 15,
  low: 9,
  close,
}));
const shape = drawChart(bars);

function line(values: OverlayLine['values'], isStepped = false): OverlayLine {
  return { id: 'a', label: 'a', look: 'main', values, isStepped };
}

const strokes = (path: string) => path.split('M').length - 1;

describe('path of a line', () => {
  it('ends where a value is missing and begins again behind it', () => {
    expect(strokes(overlayPath(line([10, 11, null, 12]), shape))).toBe(2);
    expect(overlayPath(line([null, null, null, null]), shape)).toBe('');
  });

  it('of levels is one flat stroke for each, as wide as its bars', () => {
    const path = overlayPath(line([10, 10, 12, 12], true), shape);
    expect(strokes(path)).toBe(2);
    expect(path).toMatch(/^M0 \d+l2000 0M2000 \d+l2000 0$/);
  });
});

describe('ground between two lines', () => {
  it('is closed, and only where both have a value', () => {
    const path = areaPath(line([14, 14, null, 14]), line([10, 10, 10, null]), shape);
    expect(path.match(/z/g)).toHaveLength(1);
    expect(path.startsWith('M500 ')).toBe(true);
  });

  it('has steps between levels', () => {
    const path = areaPath(line([14, 14, 14, 14], true), line([10, 10, 10, 10], true), shape);
    expect(path.startsWith('M0 ')).toBe(true);
  });
});
