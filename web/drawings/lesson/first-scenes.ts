import { colours } from '../palette.ts';
import { area, candles, heading, line, pass, priceScale, rise, words } from './brush.ts';
import { highestOf, lowestOf, market } from './market.ts';

const axis = { x: 228, width: 684 };
const hour = (time: number) => axis.x + (time / 24) * axis.width;

/** Winter times in Frankfurt; futures start an hour later in summer. */
const sessions = [
  { name: 'Frankfurt shares', times: '09:00 to 17:30', from: 9, to: 17.5, isMain: true },
  { name: 'New York shares', times: '15:30 to 22:00', from: 15.5, to: 22 },
  { name: 'Tokyo shares', times: '01:00 to 07:30', from: 1, to: 7.5 },
  { name: 'DAX futures', times: '01:10 to 22:00', from: 1.17, to: 22 },
];

/** Trading hours by venue, and the gap in Frankfurt's. */
export function clockScene(second: number): string {
  const rows = sessions.map((session, index) => {
    const y = 196 + index * 54;
    const share = pass(second, 2 + index * 3, 1.6);
    const opacity = rise(second, 1.6 + index * 3);
    const colour = session.isMain ? colours.water : colours.rule;
    return [
      words(session.name, { x: 48, y: y + 7, size: 18, opacity }),
      area(
        {
          x: hour(session.from),
          y: y - 12,
          width: (hour(session.to) - hour(session.from)) * share,
          height: 24,
        },
        colour,
      ),
      words(session.times, {
        x: hour(session.from) + 10,
        y: y + 6,
        size: 15,
        weight: 600,
        fill: session.isMain ? colours.deep : colours.light,
        opacity: rise(second, 3.2 + index * 3),
      }),
    ].join('');
  });
  const ticks = [0, 3, 6, 9, 12, 15, 18, 21, 24].map(
    (time) =>
      `${line(`M${hour(time)} 160V392`, { colour: colours.grid, width: 1 })}${words(`${String(time).padStart(2, '0')}:00`, { x: hour(time), y: 414, size: 13, anchor: 'middle', fill: colours.quiet })}`,
  );
  const hole = rise(second, 15, 1);
  return [
    heading('1', 'The share market sleeps. Prices do not.', second),
    ...ticks,
    area(
      { x: hour(17.5), y: 160, width: hour(24) - hour(17.5), height: 232 },
      colours.bell,
      hole * 0.12,
    ),
    area({ x: hour(0), y: 160, width: hour(9) - hour(0), height: 232 }, colours.bell, hole * 0.12),
    ...rows,
    words('15½ hours without a price from Frankfurt', {
      x: 912,
      y: 147,
      size: 18,
      anchor: 'end',
      fill: colours.bell,
      weight: 600,
      opacity: hole,
    }),
  ].join('');
}

const plot = { x: 48, y: 150, width: 864, height: 250 };
const shown = [
  ...market.afternoon.map((bar) => bar.low),
  ...market.night,
  highestOf(market.afternoon),
];
const price = priceScale(Math.min(...shown) - 12, market.openOfDay + 60, plot);
const dayX = (index: number) => plot.x + 8 + index * 9.4;
const nightStart = dayX(market.afternoon.length - 1);
const pause = 56;
const nightPitch = (820 - nightStart - pause) / market.night.length;
const nightX = (index: number) =>
  nightStart + 8 + index * nightPitch + (index < market.futuresAgain ? 0 : pause);

const nightNews = [
  { at: 23, from: 12, y: 192, anchor: 'end', label: '22:00', text: 'New York closes higher' },
  {
    at: 24,
    from: 14,
    y: 392,
    anchor: 'start',
    label: '01:10',
    text: 'futures trade again, as does Tokyo',
  },
  { at: 53, from: 20, y: 318, anchor: 'start', label: '07:30', text: 'company results' },
] as const;

/** The future moves away from yesterday's close while the shares don't trade. */
export function nightScene(second: number): string {
  const reached = pass(second, 6, 16) * market.night.length;
  const points = market.night.slice(0, Math.ceil(reached));
  const walk = points
    .map((value, index) => {
      const command = index === 0 || index === market.futuresAgain ? 'M' : 'L';
      return `${command}${nightX(index).toFixed(1)} ${price(value).toFixed(1)}`;
    })
    .join('');
  const last = points.at(-1) ?? market.closeOfDay;
  return [
    heading('2', 'What happened while Frankfurt was closed', second),
    candles(
      market.afternoon,
      { x: dayX, y: price, width: 5.6 },
      pass(second, 0.6, 3.4) * market.afternoon.length,
    ),
    closeLine(rise(second, 4.4)),
    line(walk, { colour: colours.water, width: 2.5 }),
    points.length
      ? `<circle cx="${nightX(points.length - 1).toFixed(1)}" cy="${price(last).toFixed(1)}" r="5" fill="${colours.water}"/>`
      : '',
    ...nightNews.map(({ at, from, y, anchor, label, text }) => {
      const opacity = rise(second, from);
      const foot = price(market.night[at] ?? 0);
      const isAbove = y < foot;
      const leader = `M${nightX(at)} ${foot + (isAbove ? -8 : 8)}V${isAbove ? y + 2 : y - 18}`;
      const place = { x: nightX(at) + (anchor === 'end' ? -8 : 8), anchor, opacity };
      return [
        line(leader, { colour: colours.quiet, width: 1, opacity }),
        words(label, { ...place, y: y - 4, size: 15, weight: 600, fill: colours.bell }),
        words(text, { ...place, y: y + 16, size: 16 }),
      ].join('');
    }),
    words('The future has already moved.', {
      x: 912,
      y: 147,
      size: 18,
      anchor: 'end',
      fill: colours.bell,
      weight: 600,
      opacity: rise(second, 22.5),
    }),
  ].join('');
}

function closeLine(opacity: number): string {
  const y = price(market.closeOfDay);
  return [
    line(`M${plot.x} ${y.toFixed(1)}H912`, {
      colour: colours.muted,
      width: 1.5,
      dash: '3 7',
      opacity,
    }),
    words('Yesterday’s close, 17:30', {
      x: plot.x,
      y: y + 52,
      size: 16,
      fill: colours.muted,
      opacity,
    }),
  ].join('');
}

const openX = 560;
const morning = market.running.slice(0, 10);
const gapPrice = priceScale(
  lowestOf(market.afternoon) - 16,
  Math.max(highestOf(morning), market.openOfDay) + 34,
  plot,
);
const middle = (market.closeOfDay + market.openOfDay) / 2;
const threeLines = [
  { at: market.closeOfDay, from: 9, text: 'Yesterday’s close', why: 'the gap is filled here' },
  { at: market.openOfDay, from: 14, text: 'Today’s open', why: 'the first agreed price' },
  { at: middle, from: 19, text: 'Middle of the gap', why: 'who is stronger shows here' },
];

/** 09:00: the gap, and the three lines worth drawing. */
export function linesScene(second: number): string {
  const gapShown = rise(second, 4.4, 1);
  const top = gapPrice(market.openOfDay);
  const bottom = gapPrice(market.closeOfDay);
  return [
    heading('3', 'Nine o’clock: three lines worth drawing', second),
    candles(market.afternoon, { x: (index) => 56 + index * 14, y: gapPrice, width: 8.5 }),
    line(`M${openX - 18} 150V400`, {
      colour: colours.rule,
      width: 1.5,
      dash: '2 6',
      opacity: rise(second, 1.4),
    }),
    words('09:00', {
      x: openX - 18,
      y: 420,
      size: 15,
      anchor: 'middle',
      fill: colours.quiet,
      opacity: rise(second, 1.4),
    }),
    area(
      { x: openX - 18, y: top, width: 370, height: bottom - top },
      colours.water,
      gapShown * 0.14,
    ),
    candles(
      morning,
      { x: (index) => openX + index * 15, y: gapPrice, width: 9 },
      pass(second, 2.2, 0.6) + pass(second, 24, 5) * 9,
    ),
    words(`Gap: ${Math.round(market.gap)} points`, {
      x: openX - 36,
      y: top + (bottom - top) / 4 + 7,
      size: 19,
      anchor: 'end',
      weight: 600,
      fill: colours.bell,
      opacity: gapShown,
    }),
    ...threeLines.map((level) => {
      const drawn = pass(second, level.from, 0.9);
      const y = gapPrice(level.at);
      const opacity = rise(second, level.from + 0.6);
      return `${line(`M48 ${y.toFixed(1)}H${(48 + 864 * drawn).toFixed(1)}`, { colour: colours.bell, width: 1.75, dash: level.at === middle ? '6 6' : undefined, opacity: drawn ? 1 : 0 })}${words(level.text, { x: 912, y: y - 9, size: 16, anchor: 'end', weight: 600, opacity })}${words(level.why, { x: 912, y: y + 21, size: 15, anchor: 'end', fill: colours.muted, opacity })}`;
    }),
  ].join('');
}
