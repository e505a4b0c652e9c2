import { describe, expect, it } from 'vitest';
import { riverShape } from './river-shape.ts';

/** Where an arm ends at the right edge of the drawing. */
function endOf(path: string): number {
  const found = [...path.matchAll(/L100 ([\d.]+)C[^Z]*Z$/g)].at(-1);
  const lower = Number(found?.[1]);
  const upper = Number([...path.matchAll(/C[\d. -]+ 100 ([\d.]+)L100/g)].at(-1)?.[1]);
  return lower - upper;
}

describe('the river of commissions', () => {
  it('parts into arms to the scale of their money', () => {
    const { arms } = riverShape({
      clicks: 1_184,
      signUps: 61,
      orders: 14,
      arms: [
        { state: 'paid', amount: 100_00 },
        { state: 'payable', amount: 300_00 },
        { state: 'held', amount: 0 },
      ],
    });
    expect(arms.map(({ state }) => state)).toEqual(['paid', 'payable']);
    const [paid = 0, payable = 0] = arms.map(({ path }) => endOf(path));
    expect(payable / paid).toBeCloseTo(3, 1);
  });

  it('is a trickle before anything happened, and draws numbers only', () => {
    const { course, arms } = riverShape({ clicks: 0, signUps: 0, orders: 0, arms: [] });
    expect(arms).toEqual([]);
    for (const { path } of course) expect(path).not.toMatch(/NaN|Infinity/);
  });
});
