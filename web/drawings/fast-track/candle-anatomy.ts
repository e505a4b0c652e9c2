import type { Bar } from '../../app/ui/line/series.ts';
import { area, line, pass, priceScale, rise, words } from '../lesson/brush.ts';
import { colours } from '../palette.ts';
import { bracket, dot, priceAxis, priceText, priceThrough, trace } from './chart.ts';
import { during, shortFilm } from './short-film.ts';

const plot = { x: 104, y: 124, width: 808, height: 266 };
const bounds = { low: 23_940, high: 24_080 };
const y = priceScale(bounds.low, bounds.high, plot);
const minute = (at: number) => plot.x + 24 + (at / 60) * (plot.width - 48);
const middle = plot.x + plot.width / 2;
const besideFirst = plot.x + plot.width * 0.18;
const second = plot.x + (plot.width * 2) / 3;
const bodyWidth = 56;
const beneath = 424;

const hour: Bar = { open: 24_010, high: 24_062, low: 23_988, close: 24_045 };
const longTail: Bar = { open: 24_030, high: 24_052, low: 23_960, close: 24_048 };
const walk = priceThrough(
  [
    { at: 0, price: hour.open },
    { at: 8, price: 24_026 },
    { at: 17, price: hour.low },
    { at: 29, price: 24_018 },
    { at: 41, price: hour.high },
    { at: 52, price: 24_036 },
    { at: 60, price: hour.close },
  ],
  { each: 2, seed: 3 },
);

const marks = [
  { name: 'Open', price: hour.open, at: 0, from: 3.8 },
  { name: 'High', price: hour.high, at: 41, from: 7.1 },
  { name: 'Low', price: hour.low, at: 17, from: 9.3 },
  { name: 'Close', price: hour.close, at: 60, from: 11.4 },
];

/** "The anatomy of a candle", after candle-anatomy.storyboard.yaml. */
export const candleAnatomy = shortFilm({
  seconds: 45,
  note: 'Invented prices',
  scenes: [
    { from: 0, heading: 'One hour of the DAX' },
    { from: 3.7, heading: 'Four prices' },
    { from: 14.6, heading: 'Body, wicks, range' },
    { from: 27.4, heading: 'A small body, a long tail' },
    { from: 35.7, heading: 'What happened, not what happens next' },
  ],
  draw: (now) =>
    [
      priceAxis(plot, { ...bounds, y }),
      fourPrices(now),
      firstCandle(now),
      secondCandle(now),
      questions(now),
    ].join(''),
});

function fourPrices(now: number): string {
  const strength = (1 - rise(now, 3.7, 0.6) * (2 / 3)) * (1 - rise(now, 14.6, 0.6));
  const price = trace(walk, { x: minute, y, share: pass(now, 0.3, 3.1), opacity: strength });
  const shown = marks.map((mark) => {
    const opacity = during(now, mark.from, 14.9);
    const height = y(mark.price);
    const x = minute(mark.at);
    // Labels are on the side that the price didn't come from.
    const side = x < middle ? -1 : 1;
    return [
      line(`M${x.toFixed(1)} ${height.toFixed(1)}H${middle + 40 * side}`, {
        colour: colours.quiet,
        width: 1.25,
        dash: '2 6',
        opacity,
      }),
      dot(x, height, { colour: colours.water, opacity }),
      line(`M${middle - 40} ${height.toFixed(1)}h80`, { colour: colours.bell, width: 3, opacity }),
      words(`${mark.name} ${priceText(mark.price)}`, {
        x: middle - 54 * side,
        y: height + 6.5,
        size: 19,
        weight: 600,
        opacity,
        anchor: side < 0 ? 'start' : 'end',
      }),
    ].join('');
  });
  return `${price}${shown.join('')}`;
}

function firstCandle(now: number): string {
  const x = middle + (besideFirst - middle) * rise(now, 27.4, 1);
  const opacity = rise(now, 14.6, 0.6) * (1 - rise(now, 27.4, 1) * 0.65);
  const until = 27.5;
  const right = { x: middle + 52, side: 'right' } as const;
  const range = during(now, 23.4, until);
  return [
    candle(hour, x, opacity),
    ...parts(hour).map(({ name, from, to }, index) =>
      bracket({
        ...right,
        from: y(from),
        to: y(to),
        label: `${name} ${to - from}`,
        opacity: during(now, [14.8, 20, 21.5][index] ?? 0, until),
      }),
    ),
    bracket({
      x: middle - 52,
      side: 'left',
      from: y(hour.low),
      to: y(hour.high),
      label: `Range ${hour.high - hour.low}`,
      colour: colours.bell,
      opacity: range,
    }),
    words('17 + 35 + 22 = 74', {
      x: middle,
      y: beneath,
      size: 22,
      weight: 600,
      anchor: 'middle',
      fill: colours.bell,
      opacity: range,
    }),
  ].join('');
}

function secondCandle(now: number): string {
  const down = rise(now, 31.4, 1.9);
  const up = rise(now, 33.5, 1.9);
  const price =
    longTail.open + (longTail.low - longTail.open) * down + (longTail.close - longTail.low) * up;
  return [
    candle(longTail, second, rise(now, 27.8, 0.6)),
    ...parts(longTail).map(({ name, from, to }, index) =>
      bracket({
        x: second + 52,
        side: 'right',
        from: y(from),
        to: y(to),
        label: `${name} ${to - from}`,
        lift: index === 1 ? 4 : 0,
        opacity: during(now, [28.6, 29.6, 31.4][index] ?? 0, 35.8),
      }),
    ),
    dot(second, y(price), { colour: colours.bell, opacity: during(now, 31.4, 36.2) }),
  ].join('');
}

function questions(now: number): string {
  const close = y(longTail.close);
  const [ofClose, ofLevel] = [during(now, 39.6), during(now, 41)];
  const above = longTail.close - longTail.low;
  const left = second - bodyWidth / 2 - 8;
  return [
    emptyCandle(plot.x + plot.width * 0.86, rise(now, 35.9, 0.6)),
    line(`M${left.toFixed(1)} ${close.toFixed(1)}h-28`, {
      colour: colours.bell,
      width: 3,
      opacity: ofClose,
    }),
    words(`${above} of ${longTail.high - longTail.low} points above the low`, {
      x: left - 38,
      y: close + 6.5,
      size: 19,
      weight: 600,
      anchor: 'end',
      opacity: ofClose,
    }),
    line(`M${plot.x} ${y(23_965).toFixed(1)}h${plot.width}`, {
      colour: colours.water,
      width: 2,
      dash: '8 7',
      opacity: ofLevel,
    }),
    words('a level?', {
      x: plot.x + 10,
      y: y(23_965) - 9,
      size: 19,
      weight: 600,
      fill: colours.water,
      opacity: ofLevel,
    }),
    words('Wait for the close', {
      x: middle,
      y: beneath,
      size: 24,
      weight: 600,
      anchor: 'middle',
      fill: colours.bell,
      opacity: during(now, 42.5),
    }),
  ].join('');
}

/** The measurements of a rising candle. */
function parts({ open, high, low, close }: Bar) {
  return [
    { name: 'Body', from: open, to: close },
    { name: 'Upper wick', from: close, to: high },
    { name: 'Lower wick', from: low, to: open },
  ];
}

function candle(bar: Bar, x: number, opacity: number): string {
  if (opacity <= 0) return '';
  const body = {
    x: x - bodyWidth / 2,
    y: y(bar.close),
    width: bodyWidth,
    height: y(bar.open) - y(bar.close),
  };
  const wick = `M${x.toFixed(1)} ${y(bar.high).toFixed(1)}V${y(bar.low).toFixed(1)}`;
  return `<g opacity="${opacity.toFixed(2)}">${line(wick, { colour: colours.rise, width: 3 })}${area(body, colours.rise)}</g>`;
}

/** The next hour, still unknown: only an outline. */
function emptyCandle(x: number, opacity: number): string {
  const [top, foot] = [y(24_058), y(24_006)];
  const half = bodyWidth / 2;
  const outline = `M${x - half} ${top}h${bodyWidth}V${foot}h-${bodyWidth}ZM${x} ${top}V${y(24_072)}M${x} ${foot}V${y(23_990)}`;
  return [
    line(outline, { colour: colours.muted, width: 1.75, dash: '5 5', opacity }),
    words('?', {
      x,
      y: (top + foot) / 2 + 14,
      size: 42,
      family: 'S',
      weight: 420,
      anchor: 'middle',
      opacity,
    }),
  ].join('');
}
