import { dot } from '../fast-track/chart.ts';
import { during } from '../fast-track/short-film.ts';
import { group } from '../itv/episode.ts';
import { drawBars, grid, level, plotOf } from '../itv/plot.ts';
import { area, line, pass, rise, words } from '../lesson/brush.ts';
import { colours } from '../palette.ts';
import { figure, result } from './figures.ts';
import { largeFilm } from './large-film.ts';
import { lessonBars } from './lesson-bars.ts';

const bars = lessonBars(
  'cfd-foundations/01-what-you-actually-hold/04-close-out-and-negative-balance',
);
const monday = bars.findIndex(({ time }) => time === 'Mon 8:00');
const [entry, line50, first] = [24_000, 23_300, 22_560];

/** The close-out rule, for “Close-out and the zero line”. */
export const marginCall = largeFilm({
  title: ['Margin call:', 'the line you', 'did not draw'],
  hook: '€1,300, gone by Monday',
  seconds: 142,
  cover,
  parts: [
    { from: 7, heading: '€24,000 on €1,300', draw: exposure },
    { from: 34, heading: 'Half the margin', draw: halfTheMargin },
    { from: 64, heading: 'Over a weekend', draw: weekend },
    { from: 92, heading: 'Later, and less is left', draw: leverage },
  ],
  rulesFrom: 118,
  rules: [
    'Work out the close-out price before the order.',
    'The stop belongs in front of that line.',
    'If the line saves you, size and stop have failed.',
  ],
});

const coverPlot = plotOf(
  { x: 490, y: 116, width: 422, height: 360 },
  { low: 22_420, high: 24_130, bars: 16 },
);

function cover(): string {
  return [
    level(coverPlot, {
      price: line50,
      label: '23,300',
      colour: colours.fall,
      dash: '10 8',
      size: 30,
      opacity: 1,
    }),
    drawBars(coverPlot, bars),
  ].join('');
}

function exposure(now: number): string {
  const account = 864 * (1300 / 24_000);
  return [
    group(
      during(now, 7.6),
      area({ x: 48, y: 190, width: account, height: 76 }, colours.bell),
      words('Account €1,300', { x: 48, y: 172, size: 30, weight: 600, fill: colours.bell }),
    ),
    group(
      during(now, 15),
      area({ x: 48, y: 318, width: 864 * rise(now, 15.2, 2), height: 76 }, colours.water),
      words('In the market €24,000', { x: 48, y: 300, size: 30, weight: 600, fill: colours.water }),
    ),
    group(
      during(now, 22.4),
      area({ x: 48, y: 190, width: account * (1200 / 1300), height: 76 }, colours.fall),
      words('24,000 × 5 % = €1,200 margin', { x: 122, y: 238, size: 30, weight: 600 }),
    ),
  ].join('');
}

const gauge = { x: 620, foot: 402, width: 110, height: 250 };
const most = 1300;

/** Equity falls by a euro with each point of the index. */
function halfTheMargin(now: number): string {
  const fallen = 700 * rise(now, 44, 10);
  const isOut = fallen > 699;
  const price = Math.round(entry - fallen).toLocaleString('en-GB');
  const side = { left: 48, right: 470 };
  const sum = { x: 48, size: 28, weight: 600, fill: colours.bell };
  return [
    figure(now, { ...side, y: 170, from: 34.8 }, ['Margin', '€1,200']),
    figure(now, { ...side, y: 232, from: 37, colour: colours.fall }, ['Line, 50 %', '€600']),
    group(
      during(now, 42.4),
      words('DAX', { x: 48, y: 306, size: 26, fill: colours.muted }),
      words(price, {
        x: 470,
        y: 310,
        size: 46,
        family: 'S',
        weight: 420,
        anchor: 'end',
        fill: isOut ? colours.fall : colours.light,
      }),
    ),
    equity(most - fallen, { isOut, line: during(now, 37) }),
    words('(1,300 − 600) ÷ 1 = 700 points', { ...sum, y: 370, opacity: during(now, 50.4) }),
    words('700 ÷ 24,000 = 2.9 %', { ...sum, y: 408, opacity: during(now, 57.2) }),
  ].join('');
}

/** What is left of the account, and the line at which it is closed. */
function equity(euros: number, look: { isOut: boolean; line: number }): string {
  const height = (gauge.height * euros) / most;
  const half = gauge.foot - (gauge.height * 600) / most;
  return [
    area({ ...gauge, y: gauge.foot - height, height }, look.isOut ? colours.fall : colours.water),
    line(`M${gauge.x - 24} ${half.toFixed(1)}H912`, {
      colour: colours.fall,
      width: 3,
      opacity: look.line,
    }),
    words('€600', {
      x: 912,
      y: half - 10,
      size: 26,
      weight: 600,
      anchor: 'end',
      fill: colours.fall,
      opacity: look.line,
    }),
    words(`€${Math.round(euros).toLocaleString('en-GB')}`, {
      x: gauge.x + gauge.width / 2,
      y: Math.min(gauge.foot - height - 14, gauge.foot - 40),
      size: 30,
      weight: 600,
      anchor: 'middle',
    }),
  ].join('');
}

const plot = plotOf(
  { x: 140, y: 134, width: 370, height: 268 },
  { low: 22_420, high: 24_140, bars: 16 },
);

function weekend(now: number): string {
  const shown = now < 66.4 ? 0 : 1 + pass(now, 85.4, 4.5) * 5;
  return [
    grid(plot, [22_500, 23_250, 24_000], { size: 22 }),
    level(plot, {
      price: line50,
      label: 'close-out 23,300',
      side: 'start',
      colour: colours.fall,
      size: 24,
      opacity: 1,
    }),
    drawBars(plot, bars, monday + shown),
    group(during(now, 66.6), dot(plot.x(monday), plot.y(first), { colour: colours.bell })),
    figure(now, { y: 176, from: 66.6, colour: colours.bell }, ['Monday', '22,560']),
    figure(now, { y: 236, from: 72.4, colour: colours.fall }, ['Loss', '€1,440']),
    figure(now, { y: 296, from: 73.4, colour: colours.fall }, ['Balance', '−€140']),
    result(now, { x: 912, y: 376, from: 79.4 }, 'set to €0'),
  ].join('');
}

const rows = [
  { from: 93.4, leverage: '20', fall: 2.5, left: 50 },
  { from: 100.2, leverage: '10', fall: 7.5, left: 25 },
  { from: 107.2, leverage: '5', fall: 17.5, left: 12.5 },
];

function leverage(now: number): string {
  const head = { y: 150, size: 24, fill: colours.muted, opacity: during(now, 92.6) };
  return [
    words('leverage', { ...head, x: 48 }),
    words('falls by', { ...head, x: 230 }),
    words('money left', { ...head, x: 912, anchor: 'end' }),
    ...rows.map(({ from, leverage: times, fall, left }, index) => {
      const y = 218 + index * 80;
      const width = 20 * fall * rise(now, from + 0.2, 1);
      return group(
        during(now, from),
        words(times, { x: 48, y, size: 44, family: 'S', weight: 480 }),
        area({ x: 230, y: y - 30, width, height: 34 }, colours.water),
        words(`${fall} %`, { x: 242 + width, y: y - 3, size: 28, weight: 600 }),
        words(`${left} %`, {
          x: 912,
          y,
          size: 40,
          family: 'S',
          weight: 420,
          anchor: 'end',
          fill: colours.fall,
        }),
      );
    }),
  ].join('');
}
