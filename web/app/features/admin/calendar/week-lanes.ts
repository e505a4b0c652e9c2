export type Block = { readonly from: number; readonly to: number };

export type Placed<Each extends Block> = {
  readonly block: Each;
  /** The number of lanes, and the index of its own. */
  readonly lanes: number;
  readonly lane: number;
};

/** Places overlapping blocks side by side; others have the full width. */
export function placeBlocks<Each extends Block>(blocks: readonly Each[]): Placed<Each>[] {
  const sorted = blocks.toSorted((one, other) => one.from - other.from || other.to - one.to);
  const placed: Placed<Each>[] = [];
  let cluster: { block: Each; lane: number }[] = [];
  let ends: number[] = [];

  function close() {
    placed.push(...cluster.map((each) => ({ ...each, lanes: ends.length })));
    cluster = [];
    ends = [];
  }

  for (const block of sorted) {
    if (ends.every((end) => end <= block.from)) close();
    const free = ends.findIndex((end) => end <= block.from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = block.to;
    cluster.push({ block, lane });
  }
  close();
  return placed;
}
