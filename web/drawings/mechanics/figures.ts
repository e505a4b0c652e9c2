import { during } from '../fast-track/short-film.ts';
import { area, line, rise, words } from '../lesson/brush.ts';
import { colours } from '../palette.ts';

type Figure = { y: number; from: number; colour?: string; left?: number; right?: number };

/** A line of a calculation: its name on the left, its value on the right. */
export function figure(now: number, at: Figure, [name, value]: readonly [string, string]): string {
  const { y, colour = colours.light, left = 560, right = 912 } = at;
  const opacity = during(now, at.from);
  return [
    words(name, { x: left, y, size: 24, fill: colours.muted, opacity }),
    words(value, { x: right, y, size: 28, weight: 600, anchor: 'end', fill: colour, opacity }),
    line(`M${left} ${y + 16}H${right}`, { colour: colours.rule, width: 1, opacity }),
  ].join('');
}

type Result = { x: number; y: number; from: number; colour?: string; size?: number };

/** The figure that a scene leads to. */
export function result(now: number, at: Result, text: string): string {
  const { x, y, colour = colours.bell, size = 44 } = at;
  const opacity = during(now, at.from);
  return words(text, {
    x,
    y,
    size,
    family: 'S',
    weight: 420,
    anchor: 'end',
    fill: colour,
    opacity,
  });
}

type Column = { x: number; foot: number; width: number; height: number; colour: string };

/** A column with its value on top and its name below. */
export function column(
  at: Column,
  label: { value: string; name: string; opacity: number },
): string {
  const top = at.foot - at.height;
  const x = at.x + at.width / 2;
  const { opacity } = label;
  return [
    area({ x: at.x, y: top, width: at.width, height: at.height }, at.colour, opacity),
    words(label.value, { x, y: top - 12, size: 26, weight: 600, anchor: 'middle', opacity }),
    words(label.name, {
      x,
      y: at.foot + 28,
      size: 22,
      anchor: 'middle',
      fill: colours.muted,
      opacity,
    }),
  ].join('');
}

/** A tick that is drawn, for something that is done. */
export function tick(now: number, at: { x: number; y: number; from: number }): string {
  const opacity = rise(now, at.from, 0.4);
  return line(`M${at.x} ${at.y}l8 9l16-20`, { colour: colours.rise, width: 4, opacity });
}
