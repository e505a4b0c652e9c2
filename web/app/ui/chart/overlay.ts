/** One value for each bar; null if there is nothing to draw. */
export type OverlayValues = readonly (number | null)[];

/** Line styles: the main line, those close to it, those further away, gain and loss. */
export type LineStyle = 'main' | 'near' | 'far' | 'gain' | 'loss';

export type OverlayTone = 'rise' | 'fall' | 'plain';

export type OverlayLine = {
  readonly id: string;
  readonly label: string;
  readonly look: LineStyle;
  readonly values: OverlayValues;
  /** A level that stays constant until it changes. */
  readonly isStepped?: boolean;
  /** A constant price: announced once instead of with every bar. */
  readonly isFixed?: boolean;
};

/** Something that happened at a bar; `letters` replace the drawn mark. */
export type OverlayMarker = {
  readonly index: number;
  readonly price: number;
  readonly side: 'above' | 'below';
  readonly tone: OverlayTone;
  readonly label: string;
  readonly letters?: string;
};

/** A price range next to the bar under the crosshair. */
export type OverlayBox = {
  readonly tone: Exclude<OverlayTone, 'plain'>;
  readonly from: OverlayValues;
  readonly to: OverlayValues;
};

/** Values shown in the readout but not drawn. */
export type OverlayReading = {
  readonly id: string;
  readonly label: string;
  readonly values: readonly (string | null)[];
};

/** What is drawn over the candles. Values have one entry per bar. */
export type Overlay = {
  readonly lines: readonly OverlayLine[];
  /** The areas between pairs of lines, by line id. */
  readonly areas?: readonly (readonly [string, string])[];
  readonly marks?: readonly OverlayMarker[];
  readonly boxes?: readonly OverlayBox[];
  readonly readings?: readonly OverlayReading[];
};

/** Every price that has to fit into the frame. */
export function pricesOf({ lines, boxes = [] }: Overlay): number[] {
  const series = [...lines.map(({ values }) => values), ...boxes.flatMap((b) => [b.from, b.to])];
  return series.flat().filter((price) => price !== null);
}

export function markersAt({ marks = [] }: Overlay, index: number): OverlayMarker[] {
  return marks.filter((mark) => mark.index === index);
}
