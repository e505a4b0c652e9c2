import { during } from '../fast-track/short-film.ts';
import { area, line, rise, words } from '../lesson/brush.ts';
import { colours } from '../palette.ts';
import { episode, group } from './episode.ts';
import { row } from './plot.ts';

export const journal = episode({
  title: 'Keeping a journal',
  subtitle: 'Written for a reader who knows nothing about today: you',
  seconds: 142,
  parts: [
    { from: 5, heading: 'Count in R', draw: inRisk },
    { from: 34, heading: 'Five lines of one week', draw: week },
    { from: 66, heading: 'The bad trade that earned', draw: badTrade },
    { from: 94, heading: 'One sentence', draw: sentence },
  ],
  rulesFrom: 120,
  rules: [
    'Measure each result in units of planned risk.',
    'Write down the trades you did not take.',
    'One sentence on the same day, and it can be checked.',
  ],
  lines: [
    [5.4, 'The result, divided by the risk you had planned'],
    [13, '151.20 euros with a risk of 84: plus 1.8 R'],
    [20, 'Exactly the planned loss: minus 1 R'],
    [26, 'Minus 1.4 R: something was not under control'],
    [34.4, 'One line for each trade, five minutes each'],
    [45, 'Followed the plan? Yes or no'],
    [52, 'Not taken is a decision too'],
    [58, 'Together: plus 0.25 R'],
    [66.4, 'Thursday earned 45 euros, against the plan'],
    [74, 'The plan would have ended at 2 R, 180 euros'],
    [82, 'In euros it looks good; by the plan it was not'],
    [94.4, 'A feeling can be argued with'],
    [102, 'A fact can be checked, and repaired'],
    [110, 'Calm, from 1 to 5, before the result is known'],
  ],
});

const zero = 470;
const unit = 190;
const results = [
  { text: '€151.20 ÷ €84', value: 1.8, label: '+1.8 R', from: 13.4, colour: colours.rise },
  { text: '−€93 ÷ €93', value: -1, label: '−1 R', from: 20.4, colour: colours.water },
  { text: '−€118 ÷ €84', value: -1.4, label: '−1.4 R', from: 26.4, colour: colours.fall },
];

function inRisk(now: number): string {
  const ticks = [-2, -1, 0, 1, 2].map((value) => {
    const x = zero + value * unit;
    return `${line(`M${x} 188V370`, { colour: value === 0 ? colours.muted : colours.grid, width: 1.5 })}${words(value === 0 ? '0' : `${value > 0 ? '+' : '−'}${Math.abs(value)} R`, { x, y: 390, size: 13, anchor: 'middle', fill: colours.quiet })}`;
  });
  return [
    words('R = result ÷ planned risk', {
      x: zero,
      y: 156,
      size: 30,
      family: 'S',
      weight: 420,
      anchor: 'middle',
      fill: colours.bell,
      opacity: rise(now, 6),
    }),
    group(rise(now, 9), ...ticks),
    ...results.map(({ text, value, label, from, colour }, index) => {
      const y = 206 + index * 56;
      const width = Math.abs(value) * unit * rise(now, from, 0.9);
      const side = value > 0 ? 1 : -1;
      return [
        area({ x: value > 0 ? zero : zero - width, y, width, height: 30 }, colour),
        words(label, {
          x: zero + value * unit + 10 * side,
          y: y + 22,
          size: 19,
          weight: 600,
          fill: colour,
          anchor: value > 0 ? 'start' : 'end',
          opacity: during(now, from + 0.8),
        }),
        words(text, {
          x: zero - 14 * side,
          y: y + 22,
          size: 18,
          anchor: value > 0 ? 'end' : 'start',
          opacity: during(now, from),
        }),
      ].join('');
    }),
  ].join('');
}

const columns = { day: 56, market: 120, risk: 330, result: 470, inR: 570, plan: 620, note: 690 };
const lines = [
  {
    cells: ['Mon', 'DAX, long', '€93', '−€93.00', '−1.00', 'yes'],
    note: 'return failed',
    from: 36,
  },
  {
    cells: ['Tue', 'Dow, short', '€84', '+€151.20', '+1.80', 'yes'],
    note: 'closed by time',
    from: 38.5,
  },
  {
    cells: ['Wed', 'Gold, long', '€76', '−€79.80', '−1.05', 'yes'],
    note: 'filled below the stop',
    from: 41,
  },
  {
    cells: ['Thu', 'DAX, long', '€90', '+€45.00', '+0.50', 'no'],
    note: 'closed by hand',
    from: 43.5,
  },
  { cells: ['Fri', 'DAX, short', '', 'not taken', '', 'yes'], note: 'figures at 14:30', from: 52 },
] as const;
const heads = ['', 'Market', 'Risk', 'Result', 'In R', 'Plan', 'The sentence, in short'];

function tableRow(
  cells: readonly string[],
  note: string,
  at: { y: number; opacity: number; fill?: string; size?: number },
): string {
  const { y, opacity, fill = colours.light, size = 17 } = at;
  const [day = '', market = '', risk = '', result = '', inR = '', plan = ''] = cells;
  return row(
    [
      { text: day, x: columns.day, fill },
      { text: market, x: columns.market, fill },
      { text: risk, x: columns.risk, anchor: 'end', fill },
      { text: result, x: columns.result, anchor: 'end', fill },
      { text: inR, x: columns.inR, anchor: 'end', fill, weight: 600 },
      { text: plan, x: columns.plan, fill },
      { text: note, x: columns.note, fill },
    ],
    { y, opacity, size },
  );
}

function table(now: number, strength: (index: number) => number): string {
  return [
    tableRow(heads.slice(0, 6), heads[6] ?? '', {
      y: 132,
      opacity: rise(now, 34.4),
      fill: colours.quiet,
      size: 14,
    }),
    ...lines.map(({ cells, note, from }, index) => {
      const y = 170 + index * 38;
      return group(
        during(now, from) * strength(index),
        tableRow(cells, note, { y, opacity: 1 }),
        line(`M48 ${y + 13}H912`, { colour: colours.rule, width: 1 }),
      );
    }),
  ].join('');
}

function week(now: number): string {
  const requested = during(now, 45, 52);
  return [
    area({ x: columns.plan - 12, y: 146, width: 58, height: 156 }, colours.bell, 0.16 * requested),
    table(now, () => 1),
    words('−1.00 + 1.80 − 1.05 + 0.50 = +0.25 R', {
      x: columns.inR,
      y: 374,
      size: 21,
      weight: 600,
      anchor: 'end',
      fill: colours.bell,
      opacity: during(now, 58.4),
    }),
    words('€23.40', { x: columns.plan, y: 374, size: 18, opacity: during(now, 60) }),
  ].join('');
}

function badTrade(now: number): string {
  const taken = rise(now, 68, 0.9);
  const planned = rise(now, 74.4, 1.2);
  const x = 250;
  const bar = (y: number, width: number, colour: string) =>
    area({ x, y, width, height: 46 }, colour);
  const name = (text: string, y: number, opacity: number) =>
    words(text, { x: x - 18, y, size: 20, anchor: 'end', opacity });
  return [
    tableRow(lines[3].cells, lines[3].note, { y: 142, opacity: rise(now, 66) }),
    line('M48 155H912', { colour: colours.rule, width: 1 }),
    name('closed by hand', 220, taken),
    bar(190, 130 * taken, colours.fall),
    words('+0.5 R, €45', { x: x + 146, y: 220, size: 20, weight: 600, opacity: taken }),
    name('by the plan', 296, planned),
    bar(266, 520 * planned, colours.rise),
    words('+2 R, €180', {
      x: 912,
      y: 296,
      size: 20,
      weight: 600,
      anchor: 'end',
      opacity: rise(now, 75.4),
    }),
    words('fear of losing half an R cost one and a half', {
      x: x,
      y: 364,
      size: 24,
      family: 'S',
      weight: 420,
      fill: colours.bell,
      opacity: during(now, 82.4),
    }),
  ].join('');
}

const sentences = [
  { text: '“Bad luck.”', from: 95, isFact: false, width: 120 },
  { text: '“The market was manipulated.”', from: 98, isFact: false, width: 330 },
  {
    text: '“Entered two candles late: I was on the telephone.”',
    from: 102.4,
    isFact: true,
    width: 0,
  },
];

function sentence(now: number): string {
  const calm = during(now, 110);
  return [
    ...sentences.map(({ text, from, isFact, width }, index) => {
      const y = 162 + index * 54;
      const struck = rise(now, from + 1.6, 0.6);
      return [
        words(text, {
          x: 72,
          y,
          size: 26,
          family: 'S',
          isItalic: true,
          opacity: during(now, from),
          fill: isFact ? colours.rise : colours.muted,
        }),
        line(`M68 ${y - 8}h${(width * struck).toFixed(1)}`, {
          colour: colours.fall,
          width: 2.5,
          opacity: struck > 0 && width > 0 ? 1 : 0,
        }),
      ].join('');
    }),
    group(
      calm,
      words('calm', { x: 72, y: 352, size: 20, weight: 600 }),
      ...[1, 2, 3, 4, 5].map((step) => {
        const x = 150 + step * 56;
        const colour = step <= 4 ? colours.bell : colours.rule;
        return `<circle cx="${x}" cy="345" r="18" fill="${colour}"/><text x="${x}" y="351" font-family="I" font-size="17" font-weight="600" text-anchor="middle" fill="${step <= 4 ? colours.deep : colours.light}" style="stroke:none">${step}</text>`;
      }),
      words('written down before the result', { x: 480, y: 352, size: 18, fill: colours.muted }),
    ),
  ].join('');
}
