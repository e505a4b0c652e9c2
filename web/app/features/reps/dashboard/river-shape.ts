type RiverArm<State extends string> = { readonly state: State; readonly amount: number };

type Band = { readonly id: string; readonly path: string };

/** The drawing is stretched to its container, so both sides of its box are 100. */
const box = 100;
const stages = { signUps: 34, orders: 58, mouth: 82 };
const gap = 5;

/** Widths before the delta aren't to scale, because clicks outnumber orders by far. */
function widthOf(count: number, max: number): number {
  return count <= 0 ? 1 : 6 + 66 * (Math.log1p(count) / Math.log1p(Math.max(max, 1)));
}

type Cut = { readonly at: number; readonly middle: number; readonly width: number };

function band(from: Cut, to: Cut): string {
  const turn = round((from.at + to.at) / 2);
  const [top, bottom] = [edges(from), edges(to)];
  return [
    `M${round(from.at)} ${top.upper}`,
    `C${turn} ${top.upper} ${turn} ${bottom.upper} ${round(to.at)} ${bottom.upper}`,
    `L${round(to.at)} ${bottom.lower}`,
    `C${turn} ${bottom.lower} ${turn} ${top.lower} ${round(from.at)} ${top.lower}Z`,
  ].join('');
}

function edges({ middle, width }: Cut) {
  return { upper: round(middle - width / 2), lower: round(middle + width / 2) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

type River<State extends string> = {
  clicks: number;
  signUps: number;
  orders: number;
  /** The arms from top to bottom; arms without money have no width. */
  arms: readonly RiverArm<State>[];
};

/**
 * Clicks become sign-ups, sign-ups become orders, and orders split into arms in proportion to their
 * money.
 */
export function riverShape<State extends string>(river: River<State>) {
  const max = Math.max(river.clicks, river.signUps, river.orders);
  const [clicks, signUps, orders] = [river.clicks, river.signUps, river.orders].map((count) =>
    widthOf(count, max),
  ) as [number, number, number]; // three in, three out
  const middle = box / 2;
  const course: readonly Band[] = [
    {
      id: 'clicks',
      path: band({ at: 0, middle, width: clicks }, { at: stages.signUps, middle, width: signUps }),
    },
    {
      id: 'signUps',
      path: band(
        { at: stages.signUps, middle, width: signUps },
        { at: stages.orders, middle, width: orders },
      ),
    },
  ];
  return { course, arms: delta(river.arms, orders) };
}

function delta<State extends string>(
  arms: readonly RiverArm<State>[],
  source: number,
): readonly { state: State; path: string }[] {
  const wet = arms.filter(({ amount }) => amount > 0);
  const total = wet.reduce((sum, { amount }) => sum + amount, 0);
  const room = box - gap * (wet.length - 1);
  let above = 0;
  let upstream = box / 2 - source / 2;
  return wet.map(({ state, amount }) => {
    const width = (amount / total) * room;
    const taken = (amount / total) * source;
    const end = { middle: above + width / 2, width };
    const begin = { at: stages.orders, middle: upstream + taken / 2, width: taken };
    above += width + gap;
    upstream += taken;
    const mouth = { at: stages.mouth, ...end };
    return { state, path: band(begin, mouth) + band(mouth, { at: box, ...end }) };
  });
}
