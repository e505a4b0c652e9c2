/** One bar of a chart. `time` is when it opens, in milliseconds since 1970, UTC. */
export interface Bar {
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

/** One value per bar; null before the calculation has enough bars. */
export type Line = readonly (number | null)[];

/** An event at a bar and price. */
export interface Mark<Kind extends string> {
  readonly index: number;
  readonly kind: Kind;
  readonly price: number;
}
