export type Size = { readonly width: number; readonly height: number };

/** One resolution of a video. */
export type Rung = Size & {
  readonly name: string;
  /** The encoder aims at a quality below this limit, in kilobits per second. */
  readonly maxKilobits: number;
};

const maxSize: Size = { width: 1920, height: 1080 };
const shares = [1, 2 / 3, 4 / 9] as const;
/** For 1080 lines; fewer pixels need fewer bits, but not proportionally. */
const kilobitsAtMaxSize = 5_000;

/** The resolutions of a video: its own, limited to full HD, and two smaller ones. */
export function chooseLadder(film: Size): readonly Rung[] {
  const fit = Math.min(
    1,
    longerSide(maxSize) / longerSide(film),
    shorterSide(maxSize) / shorterSide(film),
  );
  return shares.map((share) => {
    const width = roundToEven(film.width * fit * share);
    const height = roundToEven(film.height * fit * share);
    const lines = Math.min(width, height);
    const maxKilobits = Math.ceil(kilobitsAtMaxSize * (lines / shorterSide(maxSize)) ** 1.5);
    return { name: `${lines}p`, width, height, maxKilobits: Math.max(150, maxKilobits) };
  });
}

/** The rendition of the visitors' preview: the middle one. */
export function previewRung(film: Size): Rung {
  const [, middle] = chooseLadder(film);
  if (!middle) throw new Error('a ladder has three rungs');
  return { ...middle, name: 'preview' };
}

function longerSide({ width, height }: Size): number {
  return Math.max(width, height);
}

function shorterSide({ width, height }: Size): number {
  return Math.min(width, height);
}

/** Encoders require even widths and heights. */
function roundToEven(length: number): number {
  return Math.max(2, Math.round(length / 2) * 2);
}
