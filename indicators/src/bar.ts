/** One bar of a chart. `time` is its opening in milliseconds since 1970, UTC. */
export interface Bar {
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

/** One value for each bar; null if the calculation has nothing to say yet. */
export type Line = readonly (number | null)[];

/** Something that happened at a bar, at a price. */
export interface Mark<Kind extends string> {
  readonly index: number;
  readonly kind: Kind;
  readonly price: number;
}
