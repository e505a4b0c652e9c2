/** One value for each bar; null if there is nothing to draw. */
export type OverlayValues = readonly (number | null)[];

/** How a line is drawn: the one that matters, those around it, those far out, gain and loss. */
export type LineLook = 'main' | 'near' | 'far' | 'gain' | 'loss';

export type OverlayTone = 'rise' | 'fall' | 'plain';

export type OverlayLine = {
  readonly id: string;
  readonly label: string;
  readonly look: LineLook;
  readonly values: OverlayValues;
  /** A level that holds until it changes, and then begins again. */
  readonly isStepped?: boolean;
  /** One price throughout: said once, and not again with every bar. */
  readonly isFixed?: boolean;
};

/** Something that happened at a bar; `letters` are in the place of a drawn mark. */
export type OverlayMark = {
  readonly index: number;
  readonly price: number;
  readonly side: 'above' | 'below';
  readonly tone: OverlayTone;
  readonly label: string;
  readonly letters?: string;
};

/** A stretch of price that lies next to the bar under the crosshair. */
export type OverlayBox = {
  readonly tone: Exclude<OverlayTone, 'plain'>;
  readonly from: OverlayValues;
  readonly to: OverlayValues;
};

/** Values of a bar that are in the tooltip but not drawn. */
export type OverlayReading = {
  readonly id: string;
  readonly label: string;
  readonly values: readonly (string | null)[];
};

/** What is drawn on top of candles. All of it is as long as the bars. */
export type Overlay = {
  readonly lines: readonly OverlayLine[];
  /** The ground between two lines, by their ids. */
  readonly areas?: readonly (readonly [string, string])[];
  readonly marks?: readonly OverlayMark[];
  readonly boxes?: readonly OverlayBox[];
  readonly readings?: readonly OverlayReading[];
};

/** Every price that the frame must have room for. */
export function pricesOf({ lines, boxes = [] }: Overlay): number[] {
  const series = [...lines.map(({ values }) => values), ...boxes.flatMap((b) => [b.from, b.to])];
  return series.flat().filter((price) => price !== null);
}

export function marksAt({ marks = [] }: Overlay, index: number): OverlayMark[] {
  return marks.filter((mark) => mark.index === index);
}
