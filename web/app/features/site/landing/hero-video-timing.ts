import { heroShape } from '../../../ui/line/hero-shape.ts';

/** The hero's video: the chart fades, forms again bar by bar, and stops. Times in seconds. */
export const heroVideoTiming = { length: 10, firstBar: 0.8, perBar: 0.125 } as const;

const lessons = Object.values(heroShape.marks).map(({ x }) => timeOfBar(x * heroShape.bars));

export function timeOfBar(bar: number): number {
  return heroVideoTiming.firstBar + bar * heroVideoTiming.perBar;
}

/** How many of the three lessons the video has reached; all of them while the old chart fades. */
export function lessonsReached(time: number): number {
  if (time < heroVideoTiming.firstBar / 2) return lessons.length;
  return lessons.filter((start) => time >= start).length;
}
