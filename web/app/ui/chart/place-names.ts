/** Where a price level's name stands: above or below its line, at the start or the end of it. */
export type NamePlace = {
  readonly edge: 'above' | 'below';
  readonly side: 'start' | 'end';
};

/** A name's height as a fraction of the frame on a phone, where the frame is lowest. */
const nameHeight = 0.06;

/** In order of preference: the latest candles are at the end. */
const places = [
  { edge: 'above', side: 'start' },
  { edge: 'below', side: 'start' },
  { edge: 'above', side: 'end' },
  { edge: 'below', side: 'end' },
] as const satisfies readonly NamePlace[];

/** Keeps the names of neighbouring levels apart. `heights` are fractions of the frame, from the top. */
export function placeNames(heights: readonly number[]): NamePlace[] {
  const taken: { side: NamePlace['side']; top: number }[] = [];
  const found = new Map<number, NamePlace>();
  for (const [index, height] of [...heights.entries()].toSorted(([, a], [, b]) => a - b)) {
    const place = places.find((each) => isFree(each, height)) ?? places[0];
    taken.push({ side: place.side, top: topOf(place, height) });
    found.set(index, place);
  }
  return heights.map((_, index) => found.get(index) ?? places[0]);

  function isFree(place: NamePlace, height: number): boolean {
    const top = topOf(place, height);
    return taken.every(
      (name) => name.side !== place.side || Math.abs(name.top - top) >= nameHeight,
    );
  }
}

function topOf({ edge }: NamePlace, height: number): number {
  return edge === 'above' ? height - nameHeight : height;
}
