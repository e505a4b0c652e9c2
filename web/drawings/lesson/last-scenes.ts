import type { Bar } from '../../app/ui/line/series.ts';
import { colours } from '../palette.ts';
import {
  area,
  type Box,
  candles,
  heading,
  line,
  pass,
  priceScale,
  rise,
  type Words,
  words,
} from './brush.ts';
import { highestOf, lowestOf, market } from './market.ts';

const halves: readonly { bars: readonly Bar[]; box: Box; name: string; says: string }[] = [
  {
    bars: market.filling,
    box: { x: 48, y: 190, width: 400, height: 200 },
    name: 'The gap fills',
    says: 'the middle breaks, the close is next',
  },
  {
    bars: market.running,
    box: { x: 512, y: 190, width: 400, height: 200 },
    name: 'The gap runs',
    says: 'the middle holds, the open breaks',
  },
];
const both = [...market.filling, ...market.running];
const bounds = [lowestOf(both) - 10, highestOf(both) + 10] as const;

/** The same open, two mornings; the first fifteen minutes are marked in both. */
export function morningsScene(second: number): string {
  return [
    heading('4', 'The same gap, two different mornings', second),
    ...halves.map((half) => {
      const { box, bars } = half;
      const y = priceScale(bounds[0], bounds[1], box);
      const pitch = box.width / (bars.length + 1);
      const x = (index: number) => box.x + (index + 0.8) * pitch;
      const levels = [
        market.closeOfDay,
        market.openOfDay,
        (market.closeOfDay + market.openOfDay) / 2,
      ];
      const formed = pass(second, 3.5, 1.5) * 3 + pass(second, 14, 11) * (bars.length - 3);
      return [
        words(half.name, { x: box.x, y: 166, size: 22, family: 'S', opacity: rise(second, 1.2) }),
        ...levels.map((level, index) =>
          line(`M${box.x} ${y(level).toFixed(1)}h${box.width}`, {
            colour: index === 2 ? colours.quiet : colours.muted,
            width: 1.25,
            dash: index === 2 ? '6 6' : undefined,
          }),
        ),
        area(
          { x: box.x, y: box.y - 14, width: pitch * 3.3, height: box.height + 28 },
          colours.bell,
          rise(second, 6) * 0.14,
        ),
        candles(bars, { x, y, width: pitch * 0.6 }, formed),
        words(half.says, {
          x: box.x,
          y: 430,
          size: 17,
          fill: colours.muted,
          opacity: rise(second, 25.5),
        }),
      ].join('');
    }),
    words('First 15 minutes: only watch', {
      x: 912,
      y: 100,
      size: 18,
      anchor: 'end',
      fill: colours.bell,
      weight: 600,
      opacity: rise(second, 6.6),
    }),
  ].join('');
}

const stopBox = { x: 48, y: 160, width: 420, height: 230 };
const entry = 18_220;
const stop = { price: entry - 40, filled: entry - 52 };
const fall: readonly Bar[] = [
  { open: 18_206, high: 18_224, low: 18_202, close: 18_221 },
  { open: 18_221, high: 18_232, low: 18_212, close: 18_215 },
  { open: 18_215, high: 18_219, low: 18_196, close: 18_199 },
  { open: 18_168, high: 18_174, low: 18_152, close: 18_158 },
  { open: 18_158, high: 18_171, low: 18_150, close: 18_166 },
];

/**
 * A stop is an order, not a guarantee: what forty points cost when the next price is fifty-two
 * away.
 */
export function stopScene(second: number): string {
  const y = priceScale(18_140, 18_240, stopBox);
  const x = (index: number) => stopBox.x + 60 + index * 66;
  const level = (
    at: number,
    from: number,
    label: Omit<Words, 'y'> & { text: string; under?: boolean },
  ) => {
    const opacity = rise(second, from);
    const colour = label.fill;
    const height = y(at) + (label.under ? 22 : -9);
    return `${line(`M${stopBox.x} ${y(at).toFixed(1)}h${stopBox.width}`, { colour, width: 1.75, opacity })}${words(label.text, { ...label, y: height, size: 16, weight: 600, opacity })}`;
  };
  const sum = (text: string, row: number, from: number) => {
    const isResult = text.includes('= €');
    return words(text, {
      x: 536,
      y: 196 + row * 40,
      size: isResult ? 24 : 20,
      weight: isResult ? 600 : 450,
      fill: isResult ? colours.bell : colours.light,
      opacity: rise(second, from),
    });
  };
  return [
    heading('5', 'Why the first stop is the dearest', second),
    level(entry, 1.6, { text: 'Entry', x: 468, anchor: 'end', fill: colours.muted }),
    level(stop.price, 3.4, { text: 'Stop, 40 points away', x: 48, fill: colours.bell }),
    candles(fall, { x, y, width: 30 }, pass(second, 8, 2.4) * 3 + pass(second, 11.5, 1.4) * 2),
    level(stop.filled, 13.5, {
      text: 'Filled here, 52 points',
      x: 48,
      fill: colours.fall,
      under: true,
    }),
    sum('Risk you chose: €100', 0, 4.8),
    sum('€100 ÷ 40 points', 1, 6),
    sum('= €2.50 a point', 2, 6.8),
    sum('At nine the next price may be far away.', 3.2, 14.6),
    sum('52 points × €2.50 = €130 lost', 4.2, 17),
  ].join('');
}

const rules = [
  'Mark close, open and middle before nine.',
  'Watch fifteen minutes before you act.',
  'Take the size from the stop, and expect worse.',
];

export function summaryScene(second: number): string {
  return [
    heading('', 'What to take with you', second),
    ...rules.map((rule, index) => {
      const opacity = rise(second, 1 + index * 1.3);
      const y = 190 + index * 66;
      return `${line(`M48 ${y - 40}h864`, { colour: colours.rule, width: 1, opacity })}${words(`${index + 1}`, { x: 48, y, size: 26, family: 'S', fill: colours.bell, opacity })}${words(rule, { x: 92, y, size: 25, family: 'S', weight: 420, opacity })}`;
    }),
    words('Education, not advice. Invented prices. Trading can cost you the money you put in.', {
      x: 48,
      y: 408,
      size: 16,
      fill: colours.muted,
      opacity: rise(second, 5.4),
    }),
  ].join('');
}
